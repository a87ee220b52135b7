import type { ThankedAudience } from '../../api/feedback.ts';
import type { CatalogDocument } from '../../model/catalog.ts';
import type { Language } from '../../model/languages.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { hasFinished } from '../events/eligible-businesses.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { releaseLanguage } from '../registrations/release-text.ts';
import { hasCome } from '../results/count-people.ts';

/** Time in milliseconds after an event in which thanks are mailed: sent mails are stored as long, so none is sent twice. */
const thanksLastMs = 7 * 86_400_000;

/** Returns the time until which people are thanked for an event. */
export function thanksUntil(endTime: string): string {
  return new Date(Date.parse(endTime) + thanksLastMs).toISOString();
}

/** True if it is too late to thank people for an event. `now`: epoch milliseconds. */
export function isTooLateForThanks(endTime: string, now: number): boolean {
  return now >= Date.parse(endTime) + thanksLastMs;
}

type Attendee = Pick<
  RegistrationDocument,
  'status' | 'email' | 'arrivedAt' | 'firstVisitAt' | 'participantId' | 'waiverVersion'
>;

interface Visits {
  /** Progress of a participant at the event. */
  progressOf: (participantId: string) => Pick<ProgressDocument, 'visits'> | undefined;
  /** Businesses of the event. */
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>;
}

/** Returns the most specific audience that an attendee is in; undefined for a canceled registration. */
export function thankedAs(
  registration: Omit<Attendee, 'email' | 'waiverVersion'>,
  { progressOf, catalog }: Visits,
): ThankedAudience | undefined {
  if (registration.status !== 'active') return undefined;
  const progress = progressOf(registration.participantId);
  if (progress && hasFinished(catalog, progress)) return 'finished';
  return hasCome(registration) ? 'came' : 'did-not-come';
}

/** Recipient of thanks: the registration that the survey in the mail is answered for. */
export interface Thanked {
  submissionId: string;
  email: string;
  language: Language;
}

const ranks: Readonly<Record<ThankedAudience, number>> = {
  finished: 0,
  came: 1,
  'did-not-come': 2,
};

/**
 * Returns the people of an audience, and one recipient for each of their mailboxes: the attendee who came farthest, so that a
 * mailbox of an attendee who came gets no mail about a missed walk.
 */
export function thankedPeople(
  audience: ThankedAudience,
  registrations: readonly { id: string; data: Attendee }[],
  visits: Visits,
): { people: number; recipients: Thanked[] } {
  const isMeant = (as: ThankedAudience) =>
    as === audience || (audience === 'came' && as === 'finished');
  const all = registrations.flatMap(({ id, data }) => {
    const as = thankedAs(data, visits);
    return as ? [{ id, data, as }] : [];
  });
  const first = new Map<string, (typeof all)[number]>();
  for (const one of all) {
    if (one.data.email === '') continue;
    const mailbox = mailboxOf(one.data.email);
    const known = first.get(mailbox);
    if (!known || ranks[one.as] < ranks[known.as]) first.set(mailbox, one);
  }
  return {
    people: all.filter(({ as }) => isMeant(as)).length,
    recipients: [...first.values()]
      .filter(({ as }) => isMeant(as))
      .map(({ id, data }) => ({
        submissionId: id,
        email: data.email,
        language: releaseLanguage(data.waiverVersion),
      })),
  };
}
