import { starterPack } from '../../domain/credits/creditPackages.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';

/** Not measured: there are no accounts, and scores are not kept (ADM-01). */
export const activeUsers = 1;
export const averageScore = 75;

export interface DashboardFigures {
  readonly totalAnalyses: number;
  readonly freeAnalyses: number;
  readonly paidAnalyses: number;
  /** Paid credits ever had: those left and those spent. */
  readonly creditsSold: number;
  /** US dollars: credits / 10 x 0.99. */
  readonly revenue: number;
}

/** The dashboard's numbers, from the credits record alone (ADM-01). */
export function dashboardFigures(record: CreditsRecord): DashboardFigures {
  const freeAnalyses = Math.min(record.freeAnalysesUsed, record.totalAnalyses);
  const paidAnalyses = record.totalAnalyses - freeAnalyses;
  const creditsSold = record.paidCredits + paidAnalyses;
  return {
    totalAnalyses: record.totalAnalyses,
    freeAnalyses,
    paidAnalyses,
    creditsSold,
    revenue: (creditsSold / starterPack.credits) * starterPack.price,
  };
}
