import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { registrationPrefixQueries } from '@wine-walk/common/rules/registrations/registration-search.ts';
import { readRegistrationPass, readRegistrationsWhere } from '../../firestore/registrations.ts';

export type RegistrationWithId = RegistrationDocument & { id: string };

/** A party at most; more on one address are a shared inbox. */
const maxParty = 20;
/** Namesakes that the desk is given to choose from. */
const maxFound = 12;

/** Those who were registered together with somebody, or share their address; without themselves. */
export async function readParty(person: RegistrationWithId): Promise<RegistrationWithId[]> {
  const { eventId, partyId, email } = person;
  const found = await Promise.all([
    partyId ? readRegistrationsWhere(eventId, 'partyId', partyId, maxParty) : [],
    email ? readRegistrationsWhere(eventId, 'email', email, maxParty) : [],
  ]);
  const others = new Map(found.flat().map((each) => [each.id, withId(each)]));
  others.delete(person.id);
  return [...others.values()].toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt));
}

/** Those whose name, last name or email begins so. */
export async function findByName(search: string, eventId: string): Promise<RegistrationWithId[]> {
  const passes = registrationPrefixQueries(search).filter(
    ({ field }) => field !== 'ticketId' && field !== 'id',
  );
  const found = await Promise.all(
    passes.map((pass) => readRegistrationPass({ eventId, pass, limit: maxFound })),
  );
  const each = new Map(
    found.flatMap(({ records }) => records).map((stored) => [stored.id, withId(stored)]),
  );
  return [...each.values()].slice(0, maxFound);
}

/** Who was given this stamp card. */
export async function findByCard(
  stampCard: string | null,
  eventId: string,
): Promise<RegistrationWithId[]> {
  const found = stampCard
    ? await readRegistrationsWhere(eventId, 'stampCard', stampCard, maxFound)
    : [];
  return found.map(withId);
}
