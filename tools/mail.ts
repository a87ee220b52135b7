import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { email } from '@wine-walk/common/model/fields/values.ts';
import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import { newId } from '../functions/src/firestore/new-id.ts';
import { documentPaths } from '../functions/src/firestore/paths.ts';
import { readDocument } from '../functions/src/firestore/read.ts';
import { commit } from '../functions/src/firestore/write.ts';
import { queueTestMailWrite } from '../functions/src/mail/queue.ts';
import { useProject } from './project/use-project.ts';
import { UserError } from './shared/failure.ts';
import { mailReasonText } from './shared/messages.ts';
import { printLine } from './shared/print.ts';

const usage = `npm run mail -- test <email> --project <id>    a test mail from the deployed functions, and whether it was accepted

Sign in first: npx firebase login.`;

/** Maximum wait in milliseconds: three runs of the schedule that sends queued mails. */
const longestWaitMs = 3 * 60_000;
const pollMs = 2000;

/** `npm run mail`: sends a test mail from a real project. */
export async function main(args: string[]): Promise<number> {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, typed] = positionals;
  const to = email.safeParse(typed);
  if (command !== 'test' || !to.success || !values.project) throw new UserError(usage);
  await useProject(values.project);
  const { state, reason } = await sendTestMail(to.data);
  if (state === 'sent') {
    printLine(`The mail provider accepted the test mail to ${to.data}. Check that it arrived.`);
    return 0;
  }
  throw new UserError(
    state === 'failed'
      ? `The test mail was not sent: ${mailReasonText(reason ?? '')}`
      : `The test mail is still queued${reason ? `: ${mailReasonText(reason)}` : '. Are the functions deployed?'}`,
  );
}

/**
 * Queues a test mail, which the deployed functions send with their own settings and secrets, and waits for its state.
 * Requires GCLOUD_PROJECT. `waitMs`: longest wait in milliseconds.
 */
export async function sendTestMail(
  to: string,
  waitMs = longestWaitMs,
): Promise<Pick<MailDocument, 'state' | 'reason'>> {
  const id = newId();
  const start = Date.now();
  const outcome = await commit([queueTestMailWrite(id, to, start)]);
  if (outcome === 'conflict') throw new Error('The test mail could not be queued.');
  for (;;) {
    const mail = await readDocument(documentPaths.mail(id), mailDocument);
    if (!mail) throw new Error('The test mail is no longer stored.');
    if (mail.data.state !== 'queued' || Date.now() - start >= waitMs) return mail.data;
    await sleep(Math.min(pollMs, waitMs));
  }
}
