import {
  type RedemptionCodeDocument,
  redemptionCodeDocument,
} from '@wine-walk/common/model/records.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import { readDocument } from './read.ts';
import type { Write } from './write.ts';

/** What is stored of a code; undefined where there is none. */
export function readRedemptionCode(code: string) {
  return readDocument(documentPaths.redemptionCode(code), redemptionCodeDocument);
}

/**
 * To be written together with whatever may make a promise untrue: codes that can still be redeemed are not taken at
 * their word any more, and everything is looked at again. `now`: milliseconds since 1970, UTC.
 */
export async function revokePreapprovalWrites(
  isMeant: (code: RedemptionCodeDocument) => boolean,
  now: number,
): Promise<Write[]> {
  const codes = await readQuery(documentPaths.redemptionCodes, redemptionCodeDocument, (query) =>
    query.where('expiresAt', '>', new Date(now)),
  );
  return codes
    .filter(({ data }) => data.promised && isMeant(data))
    .map(({ path }) => ({ kind: 'update', path, data: { promised: null } }));
}
