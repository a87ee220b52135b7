import type { ParticipantDocument } from '../../contract/documents.ts';
import { registrationDocument } from '../../contract/documents.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

/** Whether someone's registration for an event is paid: by ticket, or with cash that the desk has taken. */
export async function isPaid(
  participant: Pick<ParticipantDocument, 'registrations'> | undefined,
  eventId: string,
): Promise<boolean> {
  const submissionId = participant?.registrations[eventId];
  if (!submissionId) return false;
  const found = await readDocument(paths.registration(submissionId), registrationDocument);
  return found?.data.isVerified === true;
}
