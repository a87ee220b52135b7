import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';

/** Returns the party of another registration by its ID, for a new member; no party without an ID. */
export async function joinPartyOf(submissionId: string | undefined) {
  if (!submissionId) return { fields: {}, writes: [] };
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return problem('host-not-registered');
  return partyOf(found);
}

/**
 * Returns the party of a registration, which receives a party ID if it has none: a random one, since members read it and a
 * submission ID opens the confirmation of its owner (ADR 43).
 */
export function partyOf({ path, data, revision }: StoredRegistration) {
  const partyId = data.partyId ?? newId();
  return {
    fields: { partyId },
    writes: data.partyId ? [] : [{ kind: 'update' as const, path, data: { partyId }, revision }],
  };
}
