import { linkTokenText } from '@wine-walk/common/model/fields/link-token.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { findNotice } from '../firestore/events/events.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { appUrl } from '../settings.ts';
import { mailContent, readLogo } from './event-mail.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the mail whose link asks for a notice of the next event. `now`: epoch milliseconds. */
export async function composeNoticeConfirmation(
  { noticeId, secret, language }: { noticeId: string; secret: string; language: Language },
  now: number,
): Promise<MailContent | MailRefusal> {
  const token = linkTokenText({ id: noticeId, secret });
  const notice = await findNotice(token);
  if (notice?.data.confirmedAt !== null || Date.parse(notice.data.expiresAt) <= now)
    return { refusal: 'request-confirmed' };
  const organization = await readOrganizationDocument();
  const facts = { organization, language, logo: await readLogo(organization) };
  const texts = mailTexts('event-notice', language).confirm;
  const name = organization.shortName;
  return mailContent(facts, {
    subject: texts.subject({ organization: name }),
    title: texts.title,
    lead: texts.lead({ organization: name }),
    sections: [
      {
        heading: '',
        lines: [{ text: texts.confirm, href: `${appUrl()}/confirm-email?notice=${token}` }],
      },
      { heading: '', lines: [{ text: texts.otherwise }] },
    ],
  });
}
