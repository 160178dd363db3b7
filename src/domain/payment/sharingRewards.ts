/** Sharing rewards are disabled (CRB-11): nothing is granted, they read as already claimed, and sharing is not allowed. */
export const sharingRewards = {
  grantReward: (): boolean => false,
  isClaimed: (): boolean => true,
  isAllowed: (): boolean => false,
} as const;
