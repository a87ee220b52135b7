import { issueOwnReturnCode } from '@contract/session.ts';
import { api } from './api.ts';

/** A code by which this person goes on elsewhere, written in two halves. */
export interface OwnCode {
  code: string;
  expiresAt: string;
}

/** Asks for a code of the open session. Throws the API's errors. */
export async function askOwnCode(): Promise<OwnCode> {
  const { code, expiresAt } = await api(issueOwnReturnCode, {});
  const half = code.length / 2;
  return { code: `${code.slice(0, half)}-${code.slice(half)}`, expiresAt };
}
