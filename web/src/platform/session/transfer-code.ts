import { issueTransferCode } from '@wine-walk/common/api/sessions.ts';
import { api } from './api.ts';

/** A code by which this person goes on elsewhere, written in two halves. */
export interface TransferCode {
  code: string;
  expiresAt: string;
}

/** Asks for a code of the open session. Throws the API's errors. */
export async function requestTransferCode(): Promise<TransferCode> {
  const { code, expiresAt } = await api(issueTransferCode, {});
  const half = code.length / 2;
  return { code: `${code.slice(0, half)}-${code.slice(half)}`, expiresAt };
}
