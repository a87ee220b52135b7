import type { shared as english } from '../en/shared.ts';

export const shared: typeof english = {};
