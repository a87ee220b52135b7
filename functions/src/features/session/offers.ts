import {
  eventDocument,
  participantDocument,
  progressDocument,
  type RegistrationDocument,
} from '../../contract/documents.ts';
import type { OfferedRegistration } from '../../contract/session.ts';
import { paths } from '../../store/paths.ts';
import { readReadable, type Stored } from '../../store/read.ts';
import { readRegistrationsOf } from '../../store/registrations.ts';

/** What the owner of an address is shown of the registrations that name it, so as to recognise their own. */
export async function offersTo(email: string): Promise<OfferedRegistration[]> {
  const offers = await Promise.all((await readRegistrationsOf(email)).map(offer));
  return offers.filter((each) => each !== undefined);
}

async function offer({
  id,
  data,
}: Stored<RegistrationDocument>): Promise<OfferedRegistration | undefined> {
  const { participantId, eventId } = data;
  const [event, participant, progress] = await readReadable(
    [paths.event(eventId), eventDocument],
    [paths.participant(participantId), participantDocument],
    [paths.progress(participantId, eventId), progressDocument],
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
