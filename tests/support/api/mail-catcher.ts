import { afterAll, beforeAll } from 'vitest';
import {
  catcherSettings,
  type MailCatcher,
  startMailCatcher,
} from '../../../tools/emulators/mail-catcher.ts';

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
