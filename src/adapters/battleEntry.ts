import { type TabEntry, tabEntry, type TabPage } from './tabEntry.ts';

/** Where a tab keeps the battle that it shows. The code that reads it is fetched only if there is an entry. */
export const battleEntry = (page: TabPage): TabEntry => tabEntry(page, 'battle');
