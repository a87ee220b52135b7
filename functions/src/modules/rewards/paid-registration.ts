import { type ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';

/** Someone's registration for an event that is paid, by ticket or with cash that the desk has taken; undefined without. */
export async function readPaidRegistration(
  participant: Pick<ParticipantDocument, 'registrations'> | undefined,
  eventId: string,
): Promise<Stored<RegistrationDocument> | undefined> {
  const submissionId = participant?.registrations[eventId];
  if (!submissionId) return undefined;
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  return found?.data.isVerified === true ? found : undefined;
}
