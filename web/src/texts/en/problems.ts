import type { ProblemCode } from '@contract/problems.ts';

/**
 * Own words for the API's problems. In English its message is shown as it is, so nothing is listed; a
 * language lists those whose message says nothing more than the code.
 */
export const problems: {
  offline: string;
  timeout: string;
  unreadable: string;
  unexpected: string;
  byCode: Partial<Record<ProblemCode, string>>;
} = {
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unreadable: 'The server answered something unexpected. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
  byCode: {},
};
