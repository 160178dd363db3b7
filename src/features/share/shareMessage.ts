import type { ComparisonResult } from '../../domain/battle/ComparisonResult.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import type { SharedText } from '../../adapters/createSharePort.ts';

/** The score out of 100, an invitation to try the site, and the site's origin (SHR-01). */
export function shareMessage(score: number, siteAddress: string): SharedText {
  return messageWith(`My makeup scored ${score}/100 on Rate My Makeup.`, siteAddress);
}

/** Who won, both scores out of 100, and the same invitation. */
export function battleMessage(comparison: ComparisonResult, siteAddress: string): SharedText {
  const { winner, photo1Score, photo2Score } = comparison;
  const scores = [photo1Score, photo2Score].toSorted((one, other) => other - one);
  const outcome =
    winner === 'photo1' || winner === 'photo2' ? `${lookNames[winner]} won` : 'It ended in a tie';
  return messageWith(
    `My makeup battle on Rate My Makeup: ${outcome}, ${scores.join(' to ')} of 100.`,
    siteAddress,
  );
}

function messageWith(news: string, siteAddress: string): SharedText {
  return {
    title: 'Rate My Makeup',
    text: `${news} Think yours can beat it? Come and try:`,
    url: originOf(siteAddress),
  };
}

/** The origin of an address. An address that cannot be parsed stays as the operator wrote it. */
function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
}
