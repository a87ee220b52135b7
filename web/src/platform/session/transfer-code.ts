import { issueTransferCode } from '@wine-walk/common/api/sessions.ts';
import { api } from './api.ts';

/** Transfer code in two halves for display. */
export interface TransferCode {
  code: string;
  expiresAt: string;
}

/** Requests a transfer code of the session. Throws errors of the API. */
export async function requestTransferCode(): Promise<TransferCode> {
  const { code, expiresAt } = await api(issueTransferCode, {});
  const half = code.length / 2;
  return { code: `${code.slice(0, half)}-${code.slice(half)}`, expiresAt };
}
