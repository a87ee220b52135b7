import type { PersonData } from '@wine-walk/common/api/personal-data.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import { hasAccount } from '../../firestore/accounts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readPersonalDocuments,
  readRegistrationsByUid,
  readSealedEvidenceOf,
} from '../../firestore/personal-data.ts';
import { readDocument } from '../../firestore/read.ts';

/**
 * Returns the problem for the uid of a staff account: showing and deleting a participant's data would reach
 * its sign-in.
 */
export async function requireParticipant(uid: string): Promise<Problem<'not-found'> | undefined> {
  const isStaff = (await readDocument(documentPaths.staffMember(uid), staffDocument)) !== undefined;
  return isStaff ? problem('not-found', 'This is a staff account, no participant.') : undefined;
}

/** Returns all data of a participant, including the evidence that stays after a deletion. */
export async function collectPersonalData(uid: string): Promise<PersonData | Problem<'not-found'>> {
  const registrations = await readRegistrationsByUid(uid);
  const [stored, evidence, account] = await Promise.all([
    readPersonalDocuments(
      uid,
      registrations.map(({ id }) => id),
    ),
    readSealedEvidenceOf(uid),
    hasAccount(uid),
  ]);
  const documents = [
    ...stored.own,
    ...stored.groupEntries,
    ...stored.tickets,
    ...stored.tillEntries,
    ...evidence,
  ];
  if (documents.length === 0 && !account)
    return problem('not-found', 'There is nothing stored of this person.');
  return {
    participantId: uid,
    hasAccount: account,
    documents: documents.map(({ path, data }) => ({ path, data })),
  };
}
