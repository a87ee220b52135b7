import type { Language } from '@wine-walk/common/model/languages.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { makeSignInLink } from '../firestore/people/accounts.ts';
import type { Write } from '../firestore/write.ts';
import { appUrl } from '../settings.ts';
import type { MailContent } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';
import { queueMailWrite } from './queue.ts';

interface SignInRequest {
  to: string;
  /** Six digits for the device that requested them; null for a link alone. */
  code: string | null;
  /** Path of the app to open after the sign-in. */
  next: string;
  language: Language;
}

/** Creates a sign-in link and the write that queues its mail. `now`: epoch milliseconds. */
export async function signInMailWrite(
  id: string,
  { to, code, next, language }: SignInRequest,
  now: number,
): Promise<Write> {
  const url = `${appUrl()}/sign-in/complete?next=${encodeURIComponent(next)}`;
  const link = await makeSignInLink(to, url);
  const { shortName: name } = await readOrganizationDocument();
  const text = signInText({ code, link, language, name });
  return queueMailWrite(id, { kind: 'sign-in', to, language, next, ...text }, now);
}

interface SignInTextFacts extends Pick<SignInRequest, 'code' | 'language'> {
  link: string;
  /** Short name of the organization. */
  name: string;
}

/** Creates the text of the mail: the digits first, for the open app, then the link. */
function signInText({
  code,
  link,
  language,
  name,
}: SignInTextFacts): Pick<MailContent, 'subject' | 'text'> {
  const texts = mailTexts('sessions', language).signIn;
  if (!code) return { subject: texts.link.subject({ name }), text: texts.link.text({ link }) };
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    subject: texts.code.subject({ digits, name }),
    text: texts.code.text({ digits, link }),
  };
}
