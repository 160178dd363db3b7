import type { CalendarDay, JudgePorts } from '../../machines/ports.ts';
import { loadProgram } from '../loadProgram.ts';

interface Setting {
  readonly today: () => CalendarDay;
  readonly siteAddress: () => string;
  /** Fetches the code that takes a credit. */
  readonly prepareCharge: () => Promise<unknown>;
}

/**
 * Fetched when the page is idle, or with the first photo, and not with the page, because the rules import all pools of phrases.
 */
export const loadJudge = () => loadProgram(() => import('../domain/rating/judgeLook.ts'));
const loadComparison = () => loadProgram(() => import('../domain/rating/compareLooks.ts'));

/** Judging and comparing, on the visitor's own day (decision 4). */
export const createJudgePorts = ({ today, siteAddress, prepareCharge }: Setting): JudgePorts => ({
  async judge(analysis) {
    // Were the code that takes the credit fetched only when it is needed, its loss would be taken for a want of credits.
    const [{ judgeLook }] = await Promise.all([loadJudge(), prepareCharge()]);
    return judgeLook({ ...analysis, now: today(), siteAddress: siteAddress() });
  },
  async compare(first, second) {
    const { compareLooks } = await loadComparison();
    return compareLooks(first, second);
  },
});
