import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { DrawDocument } from '@wine-walk/common/model/draws.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { decideEntrants, type Entrants } from '@wine-walk/common/rules/draws/entrants.ts';
import { readFreeEntries } from '../../firestore/events/draws.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/people/progress.ts';
import {
  type EnteredRegistration,
  streamEnteredRegistrations,
} from '../../firestore/people/registrations.ts';
import {
  readAccountsOfEvent,
  readPasswordAccounts,
  readVolunteers,
} from '../../firestore/people/staff.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { hmacSha256 } from '../../lib/keyed-hash.ts';

/** Characters of an entry number: 50 bits. */
const entryLength = 10;

/** Returns a function for the entry numbers of a draw. */
export function entryNumbers({ entryKey }: Pick<DrawDocument, 'entryKey'>) {
  const hmac = hmacSha256(Buffer.from(entryKey, 'hex'));
  return (entrant: string) => encodeCrockford32(hmac(entrant).subarray(0, entryLength));
}

/** Reads the people of a draw in one pass over the event, and decides who takes part. */
export async function readEntrants({
  id,
  data,
}: Stored<DrawDocument>): Promise<Entrants | Problem<'draw-gone'>> {
  const { eventId } = data;
  const [event, registrations, progress, freeEntries, volunteers, accounts, ofEvent] =
    await Promise.all([
      readDocument(documentPaths.event(eventId), eventDocument),
      readEntered(eventId),
      readEventProgress(eventId),
      readFreeEntries(id),
      readVolunteers(eventId),
      readPasswordAccounts(),
      readAccountsOfEvent(eventId),
    ]);
  if (!event) return problem('draw-gone');
  const progressOf = new Map(progress.map((one) => [one.data.participantId, one.data]));
  return decideEntrants(data, {
    event: event.data,
    people: registrations.map(({ data: registration }) => ({
      registration,
      progress: progressOf.get(registration.participantId),
    })),
    freeEntries: freeEntries.map(withId),
    staff: [
      ...volunteers.map(({ data: { name, email, phone } }) => ({ name, email, phone })),
      ...[...accounts, ...ofEvent].map((account) => ({
        name: account.data.fullName,
        email: '',
        phone: '',
      })),
    ],
  });
}

/** Returns the registrations of an event in the order of their IDs, so that of two of a person the same one counts. */
export async function readEntered(eventId: string): Promise<EnteredRegistration[]> {
  const all: EnteredRegistration[] = [];
  for await (const registration of streamEnteredRegistrations(eventId)) all.push(registration);
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
