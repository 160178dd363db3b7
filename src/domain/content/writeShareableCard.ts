import type { Category } from '../analysis/Category.ts';
import type { PremiumFeatures } from '../analysis/PremiumFeatures.ts';
import { rubricVersion } from '../analysis/rubricVersion.ts';
import type { ShareableCard } from '../analysis/ShareableCard.ts';

export interface CardInput {
  readonly fingerprint: string;
  readonly overallScore: number;
  readonly category: Category;
  readonly premiumFeatures: PremiumFeatures;
  /** Today as the visitor's own calendar has it, written by the caller (decision 4). */
  readonly localDate: string;
  /** The site's address; its scheme is not printed. */
  readonly siteAddress: string;
}

/** How many characters of the tip are printed (TXT-05). Every tip of the pools is longer. */
export const cardTipLength = 100;
export const brandingLead = 'Rated by AI @';

/** What is shared of a rating, as plain JSON (TXT-05). */
export function writeShareableCard(input: CardInput): ShareableCard {
  const { premiumFeatures } = input;
  return {
    title: premiumFeatures.makeupTitle,
    tagline: premiumFeatures.makeupTagline,
    era: premiumFeatures.styleEra,
    tip: `${premiumFeatures.personalizedTip.slice(0, cardTipLength)}...`,
    seasonal: premiumFeatures.seasonalTheme,
    timestamp: input.localDate,
    branding: `${brandingLead}${printedAddress(input.siteAddress)}`,
    score: input.overallScore,
    category: input.category,
    uniqueId: cardId(input.fingerprint),
    rubric: rubricVersion,
  };
}

/** An address as a magazine prints it: no scheme, no closing slash. */
function printedAddress(address: string): string {
  return address.replace(/^https?:\/\//u, '').replace(/\/+$/u, '');
}

/** The same photo always gets the same id: its fingerprint's first twelve hex digits, which lead back to no pixel. */
function cardId(fingerprint: string): string {
  const digits = fingerprint.slice(0, 12).toUpperCase();
  return `GC-${digits.replace(/(.{4})(?=.)/gu, '$1-')}`;
}
