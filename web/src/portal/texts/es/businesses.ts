import type { businesses as english } from '../en/businesses.ts';

export const businesses: typeof english = {};
