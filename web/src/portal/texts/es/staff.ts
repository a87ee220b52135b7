import type { staff as english } from '../en/staff.ts';

export const staff: typeof english = {};
