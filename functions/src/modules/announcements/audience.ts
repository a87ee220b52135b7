import type { countAudience } from '@wine-walk/common/api/announcements.ts';
import type { QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { needsProgress } from '@wine-walk/common/rules/announcements/audience.ts';
import {
  type AudiencePeople,
  announcementRecipients,
  audienceSize,
  type Recipient,
} from '@wine-walk/common/rules/announcements/recipients.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readUnusedMailboxes } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventPeople } from '../../firestore/people/progress.ts';
import { readDocument } from '../../firestore/read.ts';

type Audience = Pick<AnnouncementDocument, 'audience' | 'audienceId'>;

/**
 * Reads all registrations of the event, or the mailboxes of its unused tickets for ticket holders; progress and businesses
 * only for an audience that depends on visits.
 */
export async function readAudiencePeople(
  eventId: string,
  announcement: Audience,
): Promise<AudiencePeople> {
  if (announcement.audience === 'ticket-holders')
    return {
      event: undefined,
      registrations: [],
      progressOf: () => undefined,
      catalog: emptyCatalog,
      ticketHolders: await readTicketHolders(eventId),
    };
  const [event, { registrations, progressOf, catalog }] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readEventPeople(eventId, {
      needsProgress: needsProgress(announcement),
      needsCatalog: announcement.audience === 'finished',
    }),
  ]);
  return {
    event: event?.data,
    registrations: registrations.map(({ data }) => data),
    progressOf,
    catalog,
    ticketHolders: [],
  };
}

async function readTicketHolders(eventId: string): Promise<Recipient[]> {
  const [mailboxes, { languages }] = await Promise.all([
    readUnusedMailboxes(eventId),
    readOrganizationDocument(),
  ]);
  const language = languages[0] ?? defaultLanguage;
  return mailboxes.map(({ email }) => ({ email, language }));
}

/** Returns how many people an audience has now, and how many emails reach them. */
export async function countPeople(
  eventId: string,
  { audience, audienceId }: QueryOf<typeof countAudience>,
): Promise<ResponseOf<typeof countAudience> | Problem<'event-gone'>> {
  if (!(await readDocument(documentPaths.event(eventId), eventDocument)))
    return problem('event-gone');
  const announcement = { audience, audienceId: audienceId ?? null };
  const people = await readAudiencePeople(eventId, announcement);
  return {
    people: audienceSize(announcement, people),
    emails: announcementRecipients(announcement, 'walk', people).length,
  };
}
