import type { organization as english } from '../en/organization.ts';

export const organization: typeof english = {};
