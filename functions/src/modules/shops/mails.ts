import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { mailShopLinks } from '@wine-walk/common/api/shops.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { isLate } from '@wine-walk/common/rules/shops/shop-page.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { queueComposedMailWrite } from '../../mail/outbox.ts';
import { smtpSettings } from '../../settings.ts';
import { shopsOfEvent } from './list.ts';

type Mail = typeof mailShopLinks;

/**
 * Queues the mails with the links of an event's shops. The ID of each follows from the link, and of a reminder from the day
 * besides, so that two presses send one.
 */
export async function mailLinks(
  eventId: string,
  to: 'all' | 'late',
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<Mail> | Problem<ProblemOf<Mail>>> {
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
  const mails = recipients.flatMap(({ link }, index) => {
    const email = businesses[index]?.data.contact.email;
    if (!link || !email) return [];
    const id = to === 'all' ? `shop-${link.id}` : `shop-${link.id}-${day}`;
    return [{ id, email, shopLinkId: link.id }];
  });
  const withoutEmail = recipients
    .filter((_, index) => !businesses[index]?.data.contact.email)
    .map(({ name }) => name);
  const queued = await commitWithRetry<number>(async () => {
    const stored = await readMails(mails.map(({ id }) => id));
    const missing = mails.filter(({ id }) => !stored.has(id)).slice(0, maxWritesPerCommit);
    const language = languages[0] ?? defaultLanguage;
    const writes = missing.map(({ id, email, shopLinkId }) =>
      queueComposedMailWrite(id, { kind: 'shop-link', to: email, language, shopLinkId }, now),
    );
    return { writes, response: missing.length };
  });
  const audited = { action: 'shop-link.mail', target: documentPaths.event(eventId), size: queued };
  await auditPeopleList(caller, audited, now);
  return { queued, withoutEmail };
}
