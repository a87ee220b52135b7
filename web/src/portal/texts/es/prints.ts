import type { prints as english } from '../en/prints.ts';

export const prints: typeof english = {};
