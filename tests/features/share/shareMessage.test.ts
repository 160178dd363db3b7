import { describe, expect, it } from 'vitest';
import { shareMessage } from '../../../src/features/share/shareMessage.ts';

describe('shareMessage', () => {
  it('[SHR-01] tells the score out of 100 and the origin of the site', () => {
    const { text, url } = shareMessage(87, 'https://glow.example/rate/?from=share');
    expect(text).toContain('87/100');
    expect(url).toBe('https://glow.example');
  });

  it("[SHR-01] passes on an operator's address that no browser can read, instead of failing", () => {
    expect(shareMessage(87, 'https://[glow').url).toBe('https://[glow');
  });
});
