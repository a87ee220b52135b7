import {
  eventDocument,
  participantDocument,
  progressDocument,
  type RegistrationDocument,
} from '../../contract/documents.ts';
import type { LinkableRegistration } from '../../contract/session.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../../store/read.ts';
import { readRegistrationsByEmail } from '../../store/registrations.ts';

/** What the owner of an address is shown of the registrations that name it, so as to recognise their own. */
export async function findLinkableRegistrations(email: string): Promise<LinkableRegistration[]> {
  const offers = await Promise.all(
    (await readRegistrationsByEmail(email)).map(toLinkableRegistration),
  );
  return offers.filter((each) => each !== undefined);
}

async function toLinkableRegistration({
  id,
  data,
}: Stored<RegistrationDocument>): Promise<LinkableRegistration | undefined> {
  const { participantId, eventId } = data;
  const [event, participant, progress] = await readDocumentsSkippingInvalid(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.participant(participantId), participantDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !participant) return undefined;
  return {
    submissionId: id,
    fullName: data.fullName,
    eventName: event.data.name,
    eventStartTime: event.data.startTime,
    timeZone: event.data.timeZone,
    submittedAt: data.submittedAt,
    visits: Object.keys(progress?.data.visits ?? {}).length,
    isProven: data.emailProvenAt !== null,
  };
}
