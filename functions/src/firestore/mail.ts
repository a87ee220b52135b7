import { randomUUID } from 'node:crypto';
import { commit } from './write.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * How mail leaves the project: by the collection that Firebase's extension Trigger Email sends from
 * (`MAIL_COLLECTION` in functions/.env), not at all, or on the emulator by showing what would be sent.
 */
export type Mailer = 'none' | 'emulator' | { send: (mail: Mail) => Promise<void> };

/** The project's mail, as it is configured. */
export function mailer(): Mailer {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return 'emulator';
  const collection = process.env.MAIL_COLLECTION;
  if (!collection) return 'none';
  return {
    send: async ({ to, subject, text }) => {
      const data = { to, message: { subject, text } };
      const outcome = await commit([
        { kind: 'create', path: `${collection}/${randomUUID()}`, data },
      ]);
      if (outcome === 'conflict') throw new Error('A mail could not be handed over.');
    },
  };
}

/** Where the app is, for links in mails: `APP_URL` in functions/.env, else Firebase Hosting's own address. */
export function appUrl(): string {
  return process.env.APP_URL ?? `https://${process.env.GCLOUD_PROJECT}.web.app`;
}
