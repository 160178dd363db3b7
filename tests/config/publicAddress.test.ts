import { describe, expect, test } from 'vitest';
import { atPublicAddress } from '../../config/publicAddress.ts';

const page = '<head><meta property="og:image" content="./icons/social-preview.png" /></head>';
const picture = (address: string) => /content="([^"]+)"/u.exec(atPublicAddress(page, address).html)?.[1];

describe('atPublicAddress', () => {
  test('completes the address of the preview picture, in a folder too', () => {
    expect(picture('https://your.site')).toBe('https://your.site/icons/social-preview.png');
    expect(picture('https://your.site/glow')).toBe('https://your.site/glow/icons/social-preview.png');
  });

  test("adds the page's own address", () => {
    const { tags } = atPublicAddress(page, 'https://your.site');
    expect(tags.map(({ attrs }) => attrs?.['content'] ?? attrs?.['href'])).toEqual([
      'https://your.site/',
      'https://your.site/',
    ]);
  });

  test('leaves the page as it is where no address is given', () => {
    expect(atPublicAddress(page, '')).toEqual({ html: page, tags: [] });
  });

  test('refuses what is no web address', () => {
    expect(() => atPublicAddress(page, 'javascript:alert(1)')).toThrow(TypeError);
    expect(() => atPublicAddress(page, 'your.site')).toThrow(TypeError);
  });
});
