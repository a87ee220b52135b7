import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { mailResultLinks } from '@wine-walk/common/api/results.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEndedEvent } from '../../firestore/events/ended-event.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readResultLinks } from '../../firestore/events/results.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import type { StaffMember } from '../../http/caller.ts';
import { queueLinkMails, resultLinkMail } from '../../mail/link-mails.ts';
import { smtpSettings } from '../../settings.ts';

type Mail = typeof mailResultLinks;

/** Queues the mails with the results' links of an event's shops, one for each link and address. */
export async function mailLinks(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Mail>> {
  const event = await readEndedEvent(eventId, now);
  if (isProblem(event)) return event;
  if (!smtpSettings()) return problem('no-mail-for-links');
  const [links, businesses, { languages }] = await Promise.all([
    readResultLinks(eventId),
    readBusinesses(),
    readOrganizationDocument(),
  ]);
  const byId = new Map(businesses.map(({ id, data }) => [id, data]));
  const shops = links.flatMap(({ id, data: { isActive, businessId } }) => {
    const business = isActive && businessId !== null ? byId.get(businessId) : undefined;
    return business ? [{ id, name: business.name, email: business.contact.email }] : [];
  });
  const language = languages[0] ?? defaultLanguage;
  const queued = await queueLinkMails(
    shops.flatMap(({ id, email: to }) => (to === '' ? [] : [resultLinkMail(id, { to, language })])),
    now,
  );
  const audited = {
    action: 'result-link.mail',
    target: documentPaths.event(eventId),
    size: queued,
  };
  await auditPeopleList(caller, audited, now);
  return {
    queued,
    withoutEmail: shops
      .filter(({ email }) => email === '')
      .map((shop) => shop.name)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  };
}
