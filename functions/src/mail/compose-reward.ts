import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { isRedemptionOpen, redemptionEnd } from '@wine-walk/common/rules/rewards/redemption.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl } from '../settings.ts';
import { mailContent, readEventMailFacts, readMailedRegistration, timesOf } from './event-mail.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { composeStoppable } from './mail-stop.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the notice of a reward that waits at the end of the walk, while it can be redeemed. `now`: epoch milliseconds. */
export async function composeReward(
  submissionId: string,
  to: string,
  now: number,
): Promise<MailContent | MailRefusal> {
  const registration = await readMailedRegistration(submissionId, to);
  if ('refusal' in registration) return registration;
  const language = releaseLanguage(registration.waiverVersion);
  const facts = await readEventMailFacts(registration.eventId, language);
  if (!facts) return { refusal: 'event-gone' };
  if (!isRedemptionOpen(facts.event, now)) return { refusal: 'event-over' };
  const { reward } = mailTexts('notifications', language);
  const { stop } = mailTexts('confirmation', language).reminder;
  return composeStoppable(
    { mailbox: mailboxHash(to), scope: facts.event.id },
    async (stopUrl) =>
      mailContent(facts, {
        subject: reward.title,
        title: reward.title,
        lead: reward.lead({ until: timesOf(facts).time(redemptionEnd(facts.event)) }),
        sections: [
          {
            heading: facts.event.name,
            lines: [],
            buttons: [{ text: reward.open, href: `${appUrl()}/rewards` }],
          },
          { heading: '', lines: [{ text: stop, href: stopUrl }] },
        ],
      }),
    now,
  );
}
