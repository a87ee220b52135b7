import { setTimeout as delay } from 'node:timers/promises';
import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import { z } from 'zod';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { mailReference } from '../../../functions/src/mail/test-mail.ts';
import { callApi } from './smoke-calls.ts';
import type { Target } from './smoke-check.ts';

/** Maximum wait in milliseconds: three runs of the schedule that sends queued mails. */
const longestWaitMs = 3 * 60_000;

/**
 * Sends a test mail by the deployed API and compares the reference that its recipient read in it. Returns a note. Throws an
 * error if the provider did not accept it, or if it did not arrive. `adminToken`: ID token of an admin.
 */
export async function receiveMail(target: Target, adminToken: string): Promise<string> {
  const { mail } = target;
  if (mail === 'left out') return 'left out: MAIL=none in the settings';
  if (!mail) return 'not tested: repeat with --mail-to you@example.org';
  const body = { to: mail.to };
  const sent = await callApi(target, '/api/admin/mails/test', { body, token: adminToken });
  const { id } = z.object({ id: z.string() }).parse(sent);
  const { state, reason } = await settled(id, target.pollMs ?? 3000);
  if (state !== 'sent') throw new Error(`the mail to ${mail.to} is ${state}: ${reason ?? ''}`);
  const reference = mailReference(id);
  const typed = (await mail.readReference(mail.to)).trim().toUpperCase();
  if (typed === '')
    throw new Error(`the provider accepted the mail to ${mail.to}; it did not arrive`);
  if (typed !== reference)
    throw new Error(`the reference of the mail is ${reference}, not ${typed}`);
  return `${mail.to}, ${reference}`;
}

/** Waits until a mail is sent or given up. */
async function settled(
  id: string,
  pollMs: number,
): Promise<Pick<MailDocument, 'state' | 'reason'>> {
  const end = Date.now() + longestWaitMs;
  for (;;) {
    const mail = await readDocument(documentPaths.mail(id), mailDocument);
    if (!mail) throw new Error('the mail is not stored');
    if (mail.data.state !== 'queued' || Date.now() > end) return mail.data;
    await delay(pollMs);
  }
}

/** Mail of the local catcher (tools/emulators/mail-catcher.ts). */
const caught = z.array(z.object({ to: z.array(z.string()), text: z.string() }));

/** Reads the text of the newest mail to this recipient from the local mail server; empty if there is none. */
export async function readLocalMail(url: string, to: string): Promise<string> {
  const page = await fetch(`${url}/dev/mail`);
  const mails = caught.parse(await (await fetch(`${page.url}.json`)).json());
  return mails.find((mail) => mail.to.includes(to))?.text ?? '';
}

/** Reads the reference of that mail; empty if there is none. */
export async function readLocalReference(url: string, to: string): Promise<string> {
  return /Reference: (\w+)/.exec(await readLocalMail(url, to))?.[1] ?? '';
}
