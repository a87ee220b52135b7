import type { pointRules as english } from '../en/point-rules.ts';

export const pointRules: typeof english = {};
