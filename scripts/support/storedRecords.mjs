/*
 * Records as the product writes them, for tests and scripts that fill the storage.
 */

/** The pack that is sold. */
export const starterPack = { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 };

/**
 * The record of credits. By default every analysis so far was a free one.
 * @param {number} paidCredits
 * @param {number} [freeAnalysesUsed]
 * @param {number} [totalAnalyses]
 */
export const creditsRecord = (paidCredits, freeAnalysesUsed = 0, totalAnalyses = freeAnalysesUsed) => ({
  freeAnalysesUsed,
  freeAnalysesLimit: 1,
  paidCredits,
  totalAnalyses,
});

/**
 * The entry of a bought starter pack in the purchase history.
 * @param {number} timestamp when it was bought
 */
export const purchaseRecord = (timestamp) => ({
  id: String(timestamp),
  packageId: starterPack.id,
  credits: starterPack.credits,
  timestamp,
  date: new Date(timestamp).toISOString(),
});

/**
 * The pending payment of a starter pack.
 * @param {number} timestamp when the visitor left for the checkout
 */
export const pendingRecord = (timestamp) => ({
  packageId: starterPack.id,
  timestamp,
  amount: starterPack.price,
  credits: starterPack.credits,
  packageName: starterPack.name,
  fullPackage: starterPack,
});
