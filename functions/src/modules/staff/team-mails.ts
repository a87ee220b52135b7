import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { mailTeam, TeamMember } from '@wine-walk/common/api/staff/team.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readLinks, readVolunteers } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import {
  findLinkMails,
  type LinkMail,
  queueLinkMails,
  shopLinkMail,
} from '../../mail/link-mails.ts';
import { smtpSettings } from '../../settings.ts';
import { createMissingLinks } from './shop-links.ts';

interface Member extends Omit<TeamMember, 'mail'> {
  hasEmail: boolean;
  /** Null without an email, or for a shop without a link. */
  linkMail: LinkMail | null;
}

/** Returns the expected volunteers and the shops of an event by name. */
async function membersOf(eventId: string): Promise<Member[] | Problem<'event-gone'>> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('event-gone');
  const [volunteers, businesses, links, { languages }] = await Promise.all([
    readVolunteers(eventId),
    readBusinesses(),
    readLinks('shop', eventId),
    readOrganizationDocument(),
  ]);
  const language = languages[0] ?? defaultLanguage;
  const people = volunteers
    .filter(({ data }) => data.isActive)
    .map(({ id, data: { name, email: to } }): Member => {
      const mail = { kind: 'roster' as const, to, language, volunteerId: id };
      const linkMail = to ? { id: `roster-${id}`, mail } : null;
      return { kind: 'volunteer', id, name, hasEmail: to !== '', linkMail };
    });
  const shops = businesses
    .filter(({ id, data }) => data.isActive && isBusinessListed(event.data, id))
    .map(({ id, data: { name, contact } }): Member => {
      const to = contact.email;
      const link = links.find(({ data }) => data.isActive && data.businessId === id);
      const linkMail = link && to ? shopLinkMail(link.id, { to, language }) : null;
      return { kind: 'shop', id, name, hasEmail: to !== '', linkMail };
    });
  return [...people, ...shops].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function withMails(members: readonly Member[]): Promise<TeamMember[]> {
  const found = await findLinkMails(members.flatMap(({ linkMail }) => linkMail ?? []));
  const states = new Map(found.map(({ mail, stored }) => [mail, stored?.data.state]));
  return members.map(({ kind, id, name, hasEmail, linkMail }) => {
    const state = linkMail && states.get(linkMail.mail);
    const mail = state ? (state === 'failed' ? 'failed' : 'mailed') : 'ready';
    return { kind, id, name, mail: hasEmail ? mail : 'no-email' };
  });
}

/** Returns the volunteers and shops of an event with the state of the mail with their link. */
export async function teamMails(
  eventId: string,
): Promise<{ members: TeamMember[] } | Problem<'event-gone'>> {
  const members = await membersOf(eventId);
  return isProblem(members) ? members : { members: await withMails(members) };
}

type Mail = typeof mailTeam;

/** Creates missing links of shops, and queues the mails with the links of the team. */
export async function mailLinksToTeam(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Mail>> {
  if (!smtpSettings()) return problem('no-mail-for-links');
  const created = await createMissingLinks(eventId, { caller, now });
  if (isProblem(created)) return created;
  const members = await membersOf(eventId);
  if (isProblem(members)) return members;
  const queued = await queueLinkMails(
    members.flatMap(({ linkMail }) => linkMail ?? []),
    now,
  );
  const list = { action: 'team.mail', target: documentPaths.event(eventId), size: queued };
  await auditPeopleList(caller, list, now);
  return { queued, members: await withMails(members) };
}
