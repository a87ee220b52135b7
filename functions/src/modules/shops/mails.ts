import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { mailShopLinks } from '@wine-walk/common/api/shops.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { isLate } from '@wine-walk/common/rules/shops/shop-page.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { queueLinkMails, shopLinkMail } from '../../mail/link-mails.ts';
import { smtpSettings } from '../../settings.ts';
import { shopsOfEvent } from './list.ts';

type Mail = typeof mailShopLinks;

/** Queues the mails with the links of an event's shops, once each; a reminder once a day. */
export async function mailLinks(
  eventId: string,
  to: 'all' | 'late',
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Mail>> {
  const [event, list, { languages }] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    shopsOfEvent(eventId),
    readOrganizationDocument(),
  ]);
  if (!event) return problem('event-gone');
  if (isProblem(list)) return list;
  if (staffLinkStatus(event.data, now) === 'over')
    return problem('event-ended', { event: event.data.name });
  if (!smtpSettings()) return problem('no-mail-for-links');
  const recipients = list.shops.filter((shop) => to === 'all' || isLate(shop));
  const businesses = await readDocumentsSkippingInvalid(
    ...recipients.map(
      (shop) => [documentPaths.business(shop.businessId), businessDocument] as const,
    ),
  );
  const day = new Date(now).toISOString().slice(0, 10);
  const language = languages[0] ?? defaultLanguage;
  const mails = recipients.flatMap(({ link }, index) => {
    const email = businesses[index]?.data.contact.email;
    if (!link || !email) return [];
    const { id, mail } = shopLinkMail(link.id, { to: email, language });
    return [{ id: to === 'all' ? id : `${id}-${day}`, mail }];
  });
  const withoutEmail = recipients
    .filter((_, index) => !businesses[index]?.data.contact.email)
    .map(({ name }) => name);
  const queued = await queueLinkMails(mails, now);
  const audited = { action: 'shop-link.mail', target: documentPaths.event(eventId), size: queued };
  await auditPeopleList(caller, audited, now);
  return { queued, withoutEmail };
}
