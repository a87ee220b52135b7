import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { verifySignature } from '@wine-walk/common/api/releases.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { initials } from '@wine-walk/common/rules/people/names.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Caller } from '../../http/caller.ts';
import { possibleId } from './confirmation.ts';

const notFound = () => problem('signature-not-found');

/** Returns the text that was signed under a submission ID: no personal data but initials, except for the signer. */
export async function verifySignatureOf(
  submissionId: string,
  caller: Caller | null,
): Promise<ResponseOf<typeof verifySignature> | Problem<'signature-not-found'>> {
  if (!possibleId.test(submissionId)) return notFound();
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found?.data.liabilityWaiver) return notFound();
  const { participantId, signedName, submittedAt, ...signed } = found.data;
  const name = signedName ?? signed.fullName;
  return {
    submissionId,
    signedAt: signed.releaseSignedAt ?? submittedAt,
    signedOn: signed.signedOn,
    electronicRecords: signed.electronicRecords,
    waiverVersion: signed.waiverVersion,
    waiverSha256: signed.waiverSha256,
    initials: initials(name),
    fullName: caller?.uid === participantId ? name : null,
  };
}
