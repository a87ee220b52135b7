import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type listMails,
  type sendHeldBackMails,
  type sendTestMail,
  sentMail,
} from '@wine-walk/common/api/mail.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventNoticeDocument } from '@wine-walk/common/model/events.ts';
import { type MailDocument, mailDocument, mailReferences } from '@wine-walk/common/model/mail.ts';
import { waitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { isRepeatable, queuedAgain } from '@wine-walk/common/rules/mail/outbox.ts';
import { isOpenOffer } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { readHeldBackMails, readLatestMails } from '../../firestore/mails/mails.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { secretHash } from '../../lib/link-secret.ts';
import { deliverMail, deploymentProvider } from '../../mail/outbox.ts';
import { mailOfferWrites, queueComposedMailWrite, queueTestMailWrite } from '../../mail/queue.ts';
import { signInMailWrite } from '../../mail/sign-in-mail.ts';
import { smtpSettings } from '../../settings.ts';

/** Number of mails in the list. */
const maxListed = 100;

/** Returns the latest mails, audited with their number, and the sender if mail is set up. */
export async function latestMails({
  caller,
  now,
}: {
  caller: StaffMember;
  now: number;
}): Promise<ResponseOf<typeof listMails>> {
  const mails = await readLatestMails(maxListed, now);
  const list = { action: 'mails.list', target: documentPaths.mails, size: mails.length };
  await recordPeopleRead({ caller, now, list });
  return {
    from: smtpSettings()?.from ?? null,
    mails: mails.map((mail) => sentMail.parse(withId(mail))),
  };
}

type MailId = ResponseOf<typeof sendTestMail>;
type KeyReused = Problem<'idempotency-key-reused'>;

/** Sends a test mail. */
export function mailTest(to: string, sender: CreateContext): Promise<MailId | KeyReused> {
  return sendNew<never>('mail.test', sender, (id) =>
    Promise.resolve(queueTestMailWrite(id, to, sender.now)),
  );
}

/** Sends a mail again as a new one: its content was removed, and its code or link may have expired. */
export function mailAgain(
  id: string,
  sender: CreateContext,
): Promise<MailId | Problem<'mail-gone' | 'mail-offer-over'> | KeyReused> {
  return sendNew('mail.send-again', sender, async (newMailId) => {
    const mail = await readDocument(documentPaths.mail(id), mailDocument);
    if (!mail) return problem('mail-gone');
    const { kind, to, next, language } = mail.data;
    if (kind === 'test') return queueTestMailWrite(newMailId, to, sender.now);
    if (kind === 'sign-in')
      return signInMailWrite(newMailId, { to, code: null, next, language }, sender.now);
    if (kind === 'confirm-email') return confirmationAgain(mail.data, newMailId, sender.now);
    const about = mailReferences.parse(mail.data);
    if (about.waitingId !== null) return offerAgain(about.waitingId, newMailId, sender.now);
    const composed = { kind, to, language, ...about };
    return [queueComposedMailWrite(newMailId, composed, sender.now), ...noLongerHeldBack(mail)];
  });
}

/** Returns the write after which `heldBackAgain` leaves a mail out, as its content is sent by another one. */
function noLongerHeldBack({ path, revision, data }: Stored<MailDocument>): Write[] {
  const isHeldBack = data.state === 'failed' && data.isOverQuota;
  return isHeldBack ? [{ kind: 'update', path, data: { isOverQuota: false }, revision }] : [];
}

/** Returns the writes that mail a new link to an offer: the secret of the first one was not stored. */
async function offerAgain(
  waitingId: string,
  mailId: string,
  now: number,
): Promise<Write[] | Problem<'mail-offer-over'>> {
  const stored = await readDocument(documentPaths.waiting(waitingId), waitingListDocument);
  const offerEndsAt = stored?.data.offerEndsAt;
  if (stored && offerEndsAt && isOpenOffer(stored.data, now))
    return mailOfferWrites(stored, { offerEndsAt, mailId, now });
  return problem('mail-offer-over');
}

/**
 * Returns the writes that mail a new link to confirm an email: the secret of the first one was not stored. If it is confirmed,
 * no link is made, and the attempt refuses the mail.
 */
async function confirmationAgain(
  { waitingId, noticeId, to, language }: MailDocument,
  mailId: string,
  now: number,
): Promise<Write[]> {
  const secret = newId();
  const mail = { kind: 'confirm-email' as const, to, language, waitingId, noticeId, secret };
  const queued = queueComposedMailWrite(mailId, mail, now);
  const stored = await findUnconfirmed({ waitingId, noticeId });
  if (!stored) return [queued];
  const { path, revision } = stored;
  return [{ kind: 'update', path, data: { secretSha256: secretHash(secret) }, revision }, queued];
}

/** Returns the entry or the request whose email is not confirmed; undefined if there is none. */
async function findUnconfirmed({
  waitingId,
  noticeId,
}: Pick<MailDocument, 'waitingId' | 'noticeId'>): Promise<Stored<object> | undefined> {
  if (waitingId !== null) {
    const entry = await readDocument(documentPaths.waiting(waitingId), waitingListDocument);
    return entry?.data.state === 'unconfirmed' ? entry : undefined;
  }
  if (noticeId === null) return undefined;
  const request = await readDocument(documentPaths.eventNotice(noticeId), eventNoticeDocument);
  return request?.data.confirmedAt === null ? request : undefined;
}

/** Mails of one commit. */
const maxHeldBack = 400;

/** Queues again the mails that the limit of the provider held back; the schedule attempts them within a minute. */
export function heldBackAgain({
  caller,
  now,
}: Pick<CreateContext, 'caller' | 'now'>): Promise<ResponseOf<typeof sendHeldBackMails>> {
  return commitWithRetry<{ count: number }>(async () => {
    const held = (await readHeldBackMails(maxHeldBack)).filter(({ data }) => isRepeatable(data));
    const writes: Write[] = held.map(({ id, data, revision }) => ({
      kind: 'update',
      path: documentPaths.mail(id),
      data: queuedAgain(data, now),
      revision,
    }));
    const [target, action] = [documentPaths.mails, 'mail.send-held-back'];
    if (held.length > 0) writes.push(auditWrite({ actor: caller.username, action, target, now }));
    return { writes, response: { count: held.length } };
  });
}

/** Queues a mail once per idempotency key, and attempts it before the response. */
async function sendNew<P extends Problem>(
  action: string,
  { caller, request, now }: CreateContext,
  makeWrites: (id: string) => Promise<Write | Write[] | P>,
): Promise<MailId | P | KeyReused> {
  const queued = await withIdempotency<MailId, P>(request, async () => {
    const id = newId();
    const made = await makeWrites(id);
    if ('problem' in made) return made;
    const target = documentPaths.mail(id);
    const note = auditWrite({ actor: caller.username, action, target, now });
    return { writes: [made, note].flat(), response: { id } };
  });
  if ('id' in queued) await deliverMail(queued.id, deploymentProvider(), now);
  return queued;
}
