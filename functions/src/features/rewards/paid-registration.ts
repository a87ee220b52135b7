import type { ParticipantDocument, RegistrationDocument } from '../../contract/documents.ts';
import { registrationDocument } from '../../contract/documents.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument, type Stored } from '../../store/read.ts';

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
