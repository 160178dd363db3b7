import { describe, expect, it } from 'vitest';
import { starterPack } from '../../../src/domain/credits/creditPackages.ts';
import { checkPaymentLink } from '../../../src/domain/payment/checkPaymentLink.ts';
import { hasPaymentLink } from '../../../src/domain/payment/hasPaymentLink.ts';
import { isPaymentReferrer } from '../../../src/domain/payment/isPaymentReferrer.ts';

const check = (link: string, host = 'buy.stripe.com') =>
  checkPaymentLink(starterPack, { starter: link }, host);

describe('hasPaymentLink', () => {
  it('[BUY-02] is for sale with any link, and coming soon without one', () => {
    expect(hasPaymentLink(starterPack, { starter: 'https://elsewhere.test/pay' })).toBe(true);
    expect(hasPaymentLink(starterPack, { starter: '  ' })).toBe(false);
    expect(hasPaymentLink(starterPack, {})).toBe(false);
  });
});

describe('checkPaymentLink', () => {
  it.each([
    ['https://buy.stripe.com/4gw5kC', 'buy.stripe.com'],
    ['https://buy.stripe.com', 'buy.stripe.com'],
    ['https://BUY.stripe.com/x?prefilled=1', 'buy.stripe.com'],
    ['http://127.0.0.1:4174/buy/starter', '127.0.0.1:4174'],
    ['https://pay.test/shop/starter', 'pay.test/shop'],
    ['https://pay.test/starter', 'https://pay.test/'],
    ['https://pay.test/starter', ' https://pay.test// '],
    ['https://pay.test?starter', 'pay.test'],
    ['https://pay.test#starter', 'pay.test'],
  ])('[BUY-05] accepts %s for the checkout host %s', (link, host) => {
    expect(check(link, host)).toEqual({ ok: true, address: link });
  });

  it.each([
    ['', 'buy.stripe.com'],
    ['   ', 'buy.stripe.com'],
    ['https://elsewhere.test/?buy.stripe.com/', 'buy.stripe.com'],
    ['https://buy.stripe.com.elsewhere.test/', 'buy.stripe.com'],
    ['https://buy.stripe.com@elsewhere.test/', 'buy.stripe.com'],
    ['javascript:alert("buy.stripe.com/")', 'buy.stripe.com'],
    ['buy.stripe.com/x', 'buy.stripe.com'],
    ['https://pay.test/other', 'pay.test/shop'],
    ['https://anything.test/', ''],
    ['https://anything.test/', ' '],
    ['https:///anything', ''],
    ['see https://buy.stripe.com/x', 'buy.stripe.com'],
    ['https://https://buy.stripe.com/x', 'buy.stripe.com'],
  ])('[BUY-05] refuses "%s" for the checkout host "%s"', (link, host) => {
    expect(check(link, host)).toEqual({
      ok: false,
      message:
        "Payment link not configured for Starter Pack. Please create valid payment links in your payment provider's dashboard.",
    });
  });

  it('[BUY-05] passes the link on without the blanks around it', () => {
    expect(check('  https://buy.stripe.com/x ')).toEqual({ ok: true, address: 'https://buy.stripe.com/x' });
  });

  it('[BUY-05] takes no link from the prototype', () => {
    expect(checkPaymentLink({ id: 'constructor', name: 'X' }, {}, 'buy.stripe.com').ok).toBe(false);
  });
});

describe('isPaymentReferrer', () => {
  it.each([
    ['https://buy.stripe.com/', 'buy.stripe.com', true],
    ['https://buy.stripe.com/c/pay?x', 'buy.stripe.com', true],
    ['http://127.0.0.1:4174/', '127.0.0.1:4174', true],
    ['https://pay.test/', 'pay.test/shop', true],
    ['https://PAY.test/', ' https://pay.TEST ', true],
    ['see https://pay.test/', 'pay.test', false],
    ['pay.test', 'pay.test', false],
    ['http://127.0.0.1:4175/', '127.0.0.1:4174', false],
    ['https://evil-buy.stripe.com/', 'buy.stripe.com', false],
    ['https://buy.stripe.com.evil.test/', 'buy.stripe.com', false],
    ['https://evil.test/buy.stripe.com', 'buy.stripe.com', false],
    ['', 'buy.stripe.com', false],
    ['https:///', '', false],
  ])('[REC-05] "%s" with the checkout host "%s": %s', (referrer, host, expected) => {
    expect(isPaymentReferrer(referrer, host)).toBe(expected);
  });
});
