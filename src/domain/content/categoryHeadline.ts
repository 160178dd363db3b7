import type { Category } from '../analysis/Category.ts';

const headlines: Readonly<Record<Category, string>> = {
  Slay: 'SLAY QUEEN!',
  Good: "You're Serving!",
  Mid: "It's Giving... Potential!",
  'Needs Help': 'Bestie... We Need to Talk',
};

/** The headline of a category, to the letter (RES-02). */
export function categoryHeadline(category: Category): string {
  return headlines[category];
}
