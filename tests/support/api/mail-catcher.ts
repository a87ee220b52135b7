import { afterAll, beforeAll } from 'vitest';
import {
  catcherSettings,
  type MailCatcher,
  startMailCatcher,
} from '../../../tools/emulators/mail-catcher.ts';
import type { CaughtMail } from '../../../tools/emulators/mail-page.ts';

/** Starts a mail server for the tests of a file; the API in this process sends to it. */
export function useMailCatcher(): Pick<MailCatcher, 'mails' | 'refuseAll'> {
  let catcher: MailCatcher;
  const before = { ...process.env };
  beforeAll(async () => {
    catcher = await startMailCatcher({ smtp: 0, page: 0 });
    Object.assign(process.env, catcherSettings(catcher.smtpPort));
  });
  afterAll(async () => {
    for (const name of ['SMTP_HOST', 'SMTP_PORT', 'MAIL_FROM'])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    await catcher.close();
  });
  return {
    get mails() {
      return catcher.mails;
    },
    refuseAll: (refusal) => catcher.refuseAll(refusal),
  };
}

/** Returns the URL by whose one request mails like this one end (RFC 8058); empty without its two headers. */
export function oneClickUrl(mail: CaughtMail | undefined): string {
  const { 'list-unsubscribe': link = '', 'list-unsubscribe-post': post } = mail?.headers ?? {};
  if (post !== 'List-Unsubscribe=One-Click') return '';
  return /^<(https?:[^>]+)>$/.exec(link)?.[1] ?? '';
}
