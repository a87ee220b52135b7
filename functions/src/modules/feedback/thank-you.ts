import type { AnswerOf, BodyOf, QueryOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type previewThankYou,
  type readThankYou,
  type sendThankYou,
  type ThankedAudience,
  thankedAudience,
} from '@wine-walk/common/api/feedback.ts';
import { isTooLateForThanks, thankedPeople } from '@wine-walk/common/rules/feedback/thanked.ts';
import { daysToSend, delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readEndedEvent } from '../../firestore/events/ended-event.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readEventVisits } from '../../firestore/people/progress.ts';
import { readRegistrationsOfEvent } from '../../firestore/people/registrations.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { mailboxHash } from '../../lib/mailbox-hash.ts';
import { thankYouContent } from '../../mail/compose-thank-you.ts';
import { previewOf, readEventMailFacts } from '../../mail/event-mail.ts';
import { queueComposedMailWrite, readMailQueue } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

type Read = typeof readThankYou;
type Send = typeof sendThankYou;
type Preview = typeof previewThankYou;

/** Returns the ID of the mail to a mailbox, one for each event, so that a repeat is recognized. */
const mailId = (eventId: string, email: string) =>
  `thank-you-${eventId}-${mailboxHash(email).slice(0, 24)}`;

/** Returns the people of audiences and their mails. */
async function readThanked(eventId: string, audiences: readonly ThankedAudience[]) {
  const [registrations, visits] = await Promise.all([
    readRegistrationsOfEvent(eventId),
    readEventVisits(eventId),
  ]);
  return audiences.map((audience) => {
    const { people, recipients } = thankedPeople(audience, registrations, visits);
    const mails = recipients.map((one) => ({ ...one, mailId: mailId(eventId, one.email) }));
    return { audience, people, mails };
  });
}

/** Returns how many people of an ended event can be thanked, and how many mailboxes have the mail. `now`: epoch milliseconds. */
export async function thankYou(eventId: string, now: number): Promise<AnswerOf<Read>> {
  const event = await readEndedEvent(eventId, now);
  if (isProblem(event)) return event;
  const [all, queue] = await Promise.all([
    readThanked(eventId, thankedAudience.options),
    readMailQueue(now),
  ]);
  const stored = await readMails([
    ...new Set(all.flatMap(({ mails }) => mails.map((mail) => mail.mailId))),
  ]);
  return {
    isConfigured: smtpSettings() !== null,
    audiences: all.map(({ audience, people, mails }) => {
      const emails = mails.length;
      const mailed = mails.filter((mail) => stored.has(mail.mailId)).length;
      return { audience, people, emails, mailed, daysToSend: daysToSend(queue, emails - mailed) };
    }),
  };
}

/** Queues the mail for each mailbox of an audience. Those that have it get no second one, so a repeat is safe. */
export async function thankPeople(
  eventId: string,
  { audience }: BodyOf<Send>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Send>> {
  const event = await readEndedEvent(eventId, now);
  if (isProblem(event)) return event;
  if (isTooLateForThanks(event.endTime, now)) return problem('thanks-too-late');
  if (!smtpSettings()) return problem('no-mail-for-thanks');
  const [thanked, queue] = await Promise.all([
    readThanked(eventId, [audience]),
    readMailQueue(now),
  ]);
  const mails = thanked.flatMap((one) => one.mails);
  let queued = 0;
  for (let from = 0; from < mails.length; from += maxWritesPerCommit) {
    const batch = mails.slice(from, from + maxWritesPerCommit);
    queued += await commitWithRetry<number>(async () => {
      const stored = await readMails(batch.map((mail) => mail.mailId));
      const missing = batch.filter((mail) => !stored.has(mail.mailId));
      const writes = missing.map(({ mailId: id, email: to, language, submissionId }, index) => {
        const mail = { kind: 'thank-you' as const, to, language, submissionId };
        return queueComposedMailWrite(id, mail, now + delayOfMail(queue, queued + index));
      });
      return { writes, response: missing.length };
    });
  }
  const target = documentPaths.event(eventId);
  await auditPeopleList(caller, { action: 'event.thank', target, size: queued }, now);
  return { queued };
}

/** Returns the mail to an audience in a language, without a link to the survey. */
export async function previewThanks(
  eventId: string,
  { audience, language }: QueryOf<Preview>,
): Promise<AnswerOf<Preview>> {
  const facts = await readEventMailFacts(eventId, language);
  if (!facts) return problem('event-gone');
  return previewOf(thankYouContent(audience, facts, { name: '', stopUrl: '', surveyUrl: '' }));
}
