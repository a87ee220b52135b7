import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import type { RegistrationField } from '@wine-walk/common/rules/registrations/registration-search.ts';
import { documentPaths } from './paths.ts';
import { countQuery, type QueryBatch, readBatch, readQuery } from './query.ts';
import type { Stored } from './read.ts';
import { applyPrefixQuery, type PrefixRead } from './search.ts';

export type StoredRegistration = Stored<RegistrationDocument>;

/** Counts the registrations of an event in a state. */
export function countRegistrationsIn(eventId: string, state: RegistrationState): Promise<number> {
  return countQuery(documentPaths.registrations, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', state),
  );
}

/** True if anyone has registered for an event. */
export async function hasRegistrations(eventId: string): Promise<boolean> {
  const count = await countQuery(documentPaths.registrations, (query) =>
    query.where('eventId', '==', eventId).limit(1),
  );
  return count > 0;
}

/** Returns all registrations of an event. */
export function readRegistrationsOfEvent(eventId: string): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the registrations of an event with this value, at most `limit`. */
export function readRegistrationsWhere(
  eventId: string,
  field: 'partyId' | 'email' | 'stampCard',
  value: string,
  limit: number,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId).where(field, '==', value).limit(limit),
  );
}

interface RegistrationPass extends PrefixRead<RegistrationField> {
  eventId: string;
  /** State to filter by; all states if undefined. */
  state?: RegistrationState | undefined;
}

/** Reads the next registrations of one pass of a search. */
export function readRegistrationPass(
  pass: RegistrationPass,
): Promise<QueryBatch<RegistrationDocument>> {
  const { eventId, state } = pass;
  return readBatch(documentPaths.registrations, registrationDocument, (query) => {
    const ofEvent = query.where('eventId', '==', eventId);
    return applyPrefixQuery(state ? ofEvent.where('state', '==', state) : ofEvent, pass);
  });
}

/** Maximum number of registrations read for one email. */
const maxPerEmail = 20;

/** Returns the registrations with an email, latest first. */
export async function readRegistrationsByEmail(email: string): Promise<StoredRegistration[]> {
  const registrations = await readQuery(
    documentPaths.registrations,
    registrationDocument,
    (query) => query.where('email', '==', email),
  );
  return registrations
    .toSorted((a, b) => b.data.submittedAt.localeCompare(a.data.submittedAt))
    .slice(0, maxPerEmail);
}
