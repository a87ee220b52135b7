import type { registrations as english } from '../en/registrations.ts';

export const registrations: typeof english = {};
