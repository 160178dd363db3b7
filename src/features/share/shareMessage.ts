import type { SharedText } from '../../adapters/sharePort.ts';

/** The score out of 100, an invitation to try the site, and the site's origin (SHR-01). */
export function shareMessage(score: number, siteAddress: string): SharedText {
  const { origin } = new URL(siteAddress);
  return {
    title: 'Rate My Makeup',
    text: `My makeup scored ${score}/100 on Rate My Makeup. Think yours can beat it? Come and try:`,
    url: origin,
  };
}
