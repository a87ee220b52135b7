import type { shop as english } from '../en/shop.ts';

export const shop: typeof english = {};
