import { randomUUID } from 'node:crypto';
import { commit } from '../../firestore/write.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Ways of sending mail: a collection that Firebase's extension Trigger Email reads (`MAIL_COLLECTION` in
 * functions/.env), none, or on the emulator showing the content instead.
 */
export type Mailer = 'none' | 'emulator' | { send: (mail: Mail) => Promise<void> };

/** Returns the configured mailer of the project. */
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

/**
 * Returns the URL of the app for links in mails: `APP_URL` in functions/.env, otherwise that of Firebase
 * Hosting.
 */
export function appUrl(): string {
  return process.env.APP_URL ?? `https://${process.env.GCLOUD_PROJECT}.web.app`;
}

interface SignInMail {
  code: string;
  link: string;
  language: 'en' | 'es';
}

/** Creates the sign-in mail: the digits first, for the open app, then the link. */
export function signInMail({ code, link, language }: SignInMail): {
  subject: string;
  text: string;
} {
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return language === 'es'
    ? {
        subject: `${digits} es tu código para Wine Walk`,
        text: `Escribe este código en la app: ${digits}\n\nO abre este enlace en este dispositivo:\n${link}\n\nEl código sirve una vez, durante 10 minutos; el enlace, una vez. Si no lo pediste, no hace falta que hagas nada.`,
      }
    : {
        subject: `${digits} is your Wine Walk code`,
        text: `Type this code into the app: ${digits}\n\nOr open this link on this device:\n${link}\n\nThe code works once, for 10 minutes; the link works once. If you did not ask for this, there is nothing you need to do.`,
      };
}
