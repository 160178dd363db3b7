import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { starterPack } from '../../src/domain/credits/creditPackages.ts';
import { defaultConfig } from '../../src/adapters/defaultConfig.ts';
import { loadingLimit, loadSiteConfig, parseSiteConfig } from '../../src/adapters/loadSiteConfig.ts';
import { holdLimitsHere } from './holdLimitsHere.ts';

const parse = (given: unknown) => {
  const complaints: string[] = [];
  const config = parseSiteConfig(given, (key) => complaints.push(key));
  return { config, complaints };
};

describe('the configuration', () => {
  it('[BUY-02] sells nothing and sends nothing by default', () => {
    const shipped: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
    expect(parse(shipped)).toEqual({ config: defaultConfig, complaints: [] });
    expect(defaultConfig).toEqual({
      siteUrl: '',
      checkoutHost: 'buy.stripe.com',
      packages: [starterPack],
      paymentLinks: {},
      reviewWriteUrl: '',
      reviewListingUrl: '',
      supportAddress: '',
    });
  });

  it('[BUY-02] takes every key that is sound', () => {
    const given = {
      siteUrl: 'https://glow.test',
      checkoutHost: '127.0.0.1:4174',
      paymentLinks: { starter: 'http://127.0.0.1:4174/buy/starter' },
      reviewWriteUrl: 'https://review.test/write',
      reviewListingUrl: 'https://review.test/',
      supportAddress: 'help@glow.test',
      modelService: { endpoint: '/models/', objectDetection: 'detr', filterDetection: 'filters' },
    };
    expect(parse(given)).toEqual({ config: { ...given, packages: [starterPack] }, complaints: [] });
  });

  it.each([
    [{ siteUrl: 7 }, ['siteUrl']],
    [{ supportAddress: 'javascript:alert(1)' }, ['supportAddress']],
    [{ siteUrl: 'javascript:alert(1)' }, ['siteUrl']],
    [{ checkoutHost: '' }, ['checkoutHost']],
    [{ checkoutHost: null }, ['checkoutHost']],
    [{ paymentLinks: ['x'] }, ['paymentLinks']],
    [{ paymentLinks: { starter: 9, other: 'ftp://x' } }, ['paymentLinks.starter', 'paymentLinks.other']],
    [{ reviewWriteUrl: 'review.test' }, ['reviewWriteUrl']],
    [{ modelService: 'https://x' }, ['modelService']],
    [{ modelService: { endpoint: 'models', token: '' } }, ['modelService.endpoint', 'modelService.token']],
    [{ modelService: { endpoint: '/models/', token: 'secret' } }, ['modelService']],
    [[], ['config.json']],
    ['{}', ['config.json']],
    [null, ['config.json']],
  ])('[BUY-02] names the bad keys of %j and ignores them', (given, keys) => {
    expect(parse(given)).toEqual({ config: defaultConfig, complaints: keys });
  });

  it.each(['models/', 'htps://models.test/', 'http://models.test/', 'http://localhost:1@models.test/', 7])(
    '[AIX-04] sends no photo anywhere when the endpoint is %j, instead of to the provider that is asked without one',
    (endpoint) => {
      const { config, complaints } = parse({
        modelService: { endpoint, token: 'secret', filterDetection: 'filters' },
      });
      expect(config.modelService).toBeUndefined();
      expect(complaints).toEqual(['modelService.endpoint', 'modelService']);
    },
  );

  it.each(['https://models.test/', 'http://127.0.0.1:8788/models/', 'http://localhost/', '/models/'])(
    '[PRV-01] takes %j for an endpoint: the copy is encrypted on its way, or stays on the machine',
    (endpoint) => {
      const modelService = { endpoint, filterDetection: 'filters' };
      expect(parse({ modelService })).toEqual({ config: { ...defaultConfig, modelService }, complaints: [] });
    },
  );

  it('[AIX-01] asks the provider where no endpoint is given', () => {
    const modelService = { filterDetection: 'filters' };
    expect(parse({ modelService })).toEqual({ config: { ...defaultConfig, modelService }, complaints: [] });
  });

  it('[BUY-02] keeps the good keys beside the bad', () => {
    const { config, complaints } = parse({
      siteUrl: 'https://glow.test',
      checkoutHost: 3,
      modelService: { endpoint: '/models/', token: 3, filterDetection: 'filters' },
    });
    expect(config).toEqual({
      ...defaultConfig,
      siteUrl: 'https://glow.test',
      modelService: { endpoint: '/models/', filterDetection: 'filters' },
    });
    expect(complaints).toEqual(['checkoutHost', 'modelService.token']);
  });
});

describe('loading it', () => {
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const answering =
    (body: string, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));

  it('[BUY-02] reads config.json', async () => {
    const config = await loadSiteConfig(answering('{"siteUrl":"https://glow.test"}'));
    expect(config.siteUrl).toBe('https://glow.test');
    expect(warn).not.toHaveBeenCalled();
  });

  it('[BUY-02] names a bad key in the console, not its value', async () => {
    await loadSiteConfig(answering('{"modelService":{"token":["hf_secret"]}}'));
    expect(String(warn.mock.calls)).toContain('modelService.token is ignored');
    expect(String(warn.mock.calls)).not.toContain('hf_secret');
  });

  it.each([
    ['there is none', answering('not found', 404)],
    ['it is no JSON', answering('<html>')],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[BUY-02] goes on without it when %s', async (_, fetch) => {
    expect(await loadSiteConfig(fetch)).toEqual(defaultConfig);
    expect(warn).toHaveBeenCalledOnce();
  });

  /** Answers when it is told to, unless its request was ended before. */
  function slowServer() {
    let answer = () => {};
    const fetch: typeof globalThis.fetch = (_, options) =>
      new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        answer = () => resolve(new Response('{"siteUrl":"https://glow.test"}'));
      });
    return { fetch, answer: () => answer() };
  }

  it('[BUY-02] goes on without it when no answer has come in time', async () => {
    vi.useFakeTimers();
    const { fetch, answer } = slowServer();
    const config = loadSiteConfig(fetch);
    vi.advanceTimersByTime(loadingLimit);
    answer();
    expect(await config).toEqual(defaultConfig);
  });

  it('[BUY-02] reads one that comes after the page was frozen for a minute', async () => {
    const limited = holdLimitsHere();
    const { fetch, answer } = slowServer();
    const config = loadSiteConfig(fetch);
    limited.standStill(60_000);
    answer();
    expect((await config).siteUrl).toBe('https://glow.test');
  });
});

describe('packages of the operator', () => {
  const big = { id: 'big', name: 'Big Night Out', credits: 50, price: 3.99, bonus: 5 };
  const read = (packages: unknown) => {
    const complaints: string[] = [];
    const { packages: sold } = parseSiteConfig({ packages }, (key) => complaints.push(key));
    return { ids: sold.map(({ id }) => id), sold, complaints };
  };

  it('[CRD-07] stand behind the starter', () => {
    expect(read([big])).toEqual({ ids: ['starter', 'big'], sold: [starterPack, big], complaints: [] });
    expect(read(undefined).ids).toEqual(['starter']);
  });

  it.each([
    ['no list', 'big', 'packages'],
    ['nothing to give', [{ ...big, credits: 0 }], 'packages[0]'],
    ['half a credit', [{ ...big, credits: 0.5 }], 'packages[0]'],
    ['no price', [{ ...big, price: 0 }], 'packages[0]'],
    ['a bonus that takes', [{ ...big, bonus: -1 }], 'packages[0]'],
    ['no name', [{ ...big, name: ' ' }], 'packages[0]'],
    ["the starter's id", [{ ...big, id: 'starter' }], 'packages[0]'],
  ])('[CRD-07] with %s are named and left out', (_, packages, complaint) => {
    expect(read(packages)).toMatchObject({ ids: ['starter'], complaints: [complaint] });
  });
});
