import { type LinkableRegistration } from '@wine-walk/common/api/sessions.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import { readRegistrationsByEmail } from '../../firestore/registrations.ts';

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
