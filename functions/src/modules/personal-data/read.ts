import { type PersonData } from '@wine-walk/common/api/personal-data.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { hasAccount } from '../../firestore/accounts.ts';
import {
  readPersonalDocuments,
  readRegistrationsByUid,
  readSealedEvidenceOf,
} from '../../firestore/personal-data.ts';

/** All that is stored of a person, with the evidence that stays of one whose data was deleted. */
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
