/** How well this browser keeps what is written; `blocked` when what is written lasts only until the page is closed. */
export type StorageState = 'ok' | 'full' | 'blocked';

/** Why something could not be written down. */
export const storageTroubles = {
  blocked: 'This browser does not let the site store anything.',
  full: "This browser's storage is full. Free some space, then try again.",
} as const;

/** Why nothing is sold while nothing can be kept. */
export const nothingSoldMessages = {
  blocked:
    'This browser does not let the site store anything, so bought credits would be lost. Leave private browsing or allow storage, then try again.',
  unlocked:
    'This page was not opened over a secure connection, or the browser is too old to keep two tabs from counting at once, so nothing is sold here.',
  full: "This browser's storage is full, so bought credits could not be saved. Free some space, then try again.",
} as const;
