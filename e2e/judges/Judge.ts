import type { Page } from '@playwright/test';

/** What the page is shown in. Every state is judged in all of them. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Somebody who looks at a page that has reached a state, and leaves it as it was. */
export interface Judge {
  readonly name: string;
  /** What is wrong with the page, a line each; nothing is right. It is asked in each theme, light first. */
  readonly findings: (page: Page, theme: Theme) => Promise<readonly string[]>;
}
