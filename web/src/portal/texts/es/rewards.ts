import type { rewards as english } from '../en/rewards.ts';

export const rewards: typeof english = {};
