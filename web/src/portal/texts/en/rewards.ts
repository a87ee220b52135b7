/** Rewards tab. */
export const rewards = {};
