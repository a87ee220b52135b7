import { wasCalledOff } from '@wine-walk/common/rules/events/event-status.ts';
import { hasCome } from '@wine-walk/common/rules/results/count-people.ts';
import { type EventWithId, readEventsEnded } from '../../firestore/events/events.ts';
import { streamCountedRegistrations } from '../../firestore/people/registrations.ts';

/** Event before another one, and who came to it. */
interface PreviousVisitors {
  /** Null if there was none. */
  event: { id: string; name: string } | null;
  cameBefore: (email: string) => boolean;
}

/**
 * Reads the visitors of the last public event that took place before this one began, recognized by email, as in a deletion.
 * People without an email are new.
 */
export async function readPreviousVisitors(event: EventWithId): Promise<PreviousVisitors> {
  const ended = await readEventsEnded(0, Date.parse(event.startTime));
  const previous = ended.find((one) => !wasCalledOff(one));
  if (!previous) return { event: null, cameBefore: () => false };
  const emails = new Set<string>();
  for await (const { data } of streamCountedRegistrations(previous.id))
    if (data.email !== '' && hasCome(data)) emails.add(data.email);
  return {
    event: { id: previous.id, name: previous.name },
    cameBefore: (email) => emails.has(email),
  };
}
