import type { Page } from '@playwright/test';

/** The themes of the page. Every state is judged in each of them. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A check of a page that has reached a state. It must not change the page. */
export interface Judge {
  readonly name: string;
  /** What is wrong with the page, one line for each fault; empty if nothing is. It is called in each theme, light first. */
  readonly findings: (page: Page, theme: Theme) => Promise<readonly string[]>;
}
