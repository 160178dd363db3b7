import { type TabEntry, tabEntry, type TabPage } from './tabEntry.ts';

/** Where a tab keeps the battle that it shows. What reads it is fetched only where there is one. */
export const battleEntry = (page: TabPage): TabEntry => tabEntry(page, 'battle');
