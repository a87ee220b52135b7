import type { feedback as english } from '../en/feedback.ts';

export const feedback: typeof english = {};
