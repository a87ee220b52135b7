import type { tickets as english } from '../en/tickets.ts';

export const tickets: typeof english = {};
