import type { Language } from '@wine-walk/common/model/languages.ts';
import { mailTexts } from './mail-texts.ts';

/** Text of a mail. */
interface MailText {
  subject: string;
  text: string;
}

interface SignInMail {
  /** Six digits for the device that requested them; null for a link alone. */
  code: string | null;
  link: string;
  language: Language;
  /** Short name of the organization. */
  name: string;
}

/** Creates the sign-in mail: the digits first, for the open app, then the link. */
export function signInMail({ code, link, language, name }: SignInMail): MailText {
  const texts = mailTexts('sessions', language).signIn;
  if (!code) return { subject: texts.link.subject({ name }), text: texts.link.text({ link }) };
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    subject: texts.code.subject({ digits, name }),
    text: texts.code.text({ digits, link }),
  };
}

/** Returns the reference in a test mail, by which its recipient shows that it arrived. `id`: ID of the outbox document. */
export const mailReference = (id: string) => id.slice(0, 6).toUpperCase();

/** Creates the mail by which staff check that mail works. `appUrl`: URL of the app that sends it. */
export function testMail(appUrl: string, id: string): MailText {
  return {
    subject: 'Your walk can send mail',
    text: `This is the test mail you asked for. It came from ${appUrl}.\n\nReference: ${mailReference(id)}\n\nIf it landed in spam, mark it as not spam and ask your provider about SPF and DKIM.`,
  };
}
