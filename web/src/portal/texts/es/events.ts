import type { events as english } from '../en/events.ts';

export const events: typeof english = {};
