import type { DrawDocument, FreeEntryDocument } from '../../model/draws.ts';
import type { EventDocument } from '../../model/events.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { owedCents } from '../payments/payment.ts';
import { nameKey } from '../people/names.ts';

/** Registration of the event with the visits of its participant. */
export interface DrawPerson {
  registration: Pick<
    RegistrationDocument,
    'participantId' | 'fullName' | 'email' | 'phone' | 'status' | 'isVerified' | 'typeId'
  >;
  progress: Pick<ProgressDocument, 'visits'> | undefined;
}

type FreeEntry = Pick<FreeEntryDocument, 'fullName' | 'contact'> & { id: string };

/** Person on the roster, with an email and a phone or empty, or a staff account. */
export interface StaffPerson {
  name: string;
  email: string;
  phone: string;
}

export interface DrawFacts {
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>;
  people: readonly DrawPerson[];
  freeEntries: readonly FreeEntry[];
  staff: readonly StaffPerson[];
}

/** Entrants of a draw by reference: `entrantOf` a participant or a free entry. */
export interface Entrants {
  byStamps: string[];
  free: string[];
  /** People who meet the rule and do not take part. */
  leftOut: { unpaid: number; canceled: number; twice: number; staffNames: string[] };
}

/** Returns the reference to an entrant, from which the entry number is derived. */
export const entrantOf = {
  participant: (participantId: string) => `participant:${participantId}`,
  freeEntry: (id: string) => `free:${id}`,
};

/** Returns a contact as it is compared: the mailbox of an email, the last 10 digits of a phone, or an address. */
export function contactKey(contact: string): string {
  const text = contact.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^\S+@\S+$/.test(text)) return mailboxOf(text);
  const digits = text.replace(/\D/g, '');
  const isPhone = !text.includes('@') && digits.length >= 7 && !/\p{L}/u.test(text);
  return isPhone ? digits.slice(-10) : text;
}

/** Returns the keys that the entries of one person share: the name with each contact. */
export function personKeys(fullName: string, contacts: readonly string[]): string[] {
  const keys = contacts.map(contactKey).filter(Boolean);
  return keys.map((key) => `${nameKey(fullName)}\n${key}`);
}

/** Number of verified stamps until the entries close; visits without a readable time count. */
function stampsUntil(visits: ProgressDocument['visits'], closesTime: string): number {
  return Object.values(visits).filter(
    ({ state, checkInTime }) =>
      state === 'verified' && (checkInTime === null || checkInTime <= closesTime),
  ).length;
}

/**
 * Returns who takes part in a draw: everyone with the stamps who owes nothing, did not cancel and is no staff, and the
 * entries without a purchase, once a person. A registration of a staff member is recognized by name, email or phone; a
 * free entry by the contact only, so that a namesake can have one.
 */
export function decideEntrants(
  { stamps, closesTime }: Pick<DrawDocument, 'stamps' | 'closesTime'>,
  { event, people, freeEntries, staff }: DrawFacts,
): Entrants {
  const staffNames = new Set(staff.map(({ name }) => nameKey(name)));
  const staffContacts = new Set(
    staff.flatMap(({ email, phone }) => [email, phone].map(contactKey)).filter(Boolean),
  );
  const isOfStaff = (contacts: readonly string[]) =>
    contacts.some((contact) => staffContacts.has(contactKey(contact)));
  const entrants: Entrants = {
    byStamps: [],
    free: [],
    leftOut: { unpaid: 0, canceled: 0, twice: 0, staffNames: [] },
  };
  const { leftOut } = entrants;
  const seen = new Set<string>();
  const enter = (list: string[], entrant: string, keys: readonly string[]) => {
    if (keys.some((key) => seen.has(key))) leftOut.twice += 1;
    else list.push(entrant);
    for (const key of keys) seen.add(key);
  };
  for (const { registration, progress } of people) {
    if (stampsUntil(progress?.visits ?? {}, closesTime) < stamps) continue;
    const { participantId, fullName, status, email, phone } = registration;
    if (status === 'cancelled') leftOut.canceled += 1;
    else if (staffNames.has(nameKey(fullName)) || isOfStaff([email, phone]))
      leftOut.staffNames.push(fullName);
    else if (owedCents(registration, event) > 0) leftOut.unpaid += 1;
    else
      enter(
        entrants.byStamps,
        entrantOf.participant(participantId),
        personKeys(fullName, [email, phone]),
      );
  }
  for (const { id, fullName, contact } of freeEntries)
    if (isOfStaff([contact])) leftOut.staffNames.push(fullName);
    else enter(entrants.free, entrantOf.freeEntry(id), personKeys(fullName, [contact]));
  return entrants;
}
