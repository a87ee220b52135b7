import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { main, sendTestMail } from '../../../tools/mail.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';

const catcher = useMailCatcher();
const newEmail = (name = 'dana') => `${name}@${randomUUID()}.example.com`;

/** Runs the schedule of the deployed functions until `waiting` ends. */
async function withSchedule<T>(waiting: Promise<T>): Promise<T> {
  let isOver = false;
  const result = waiting.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await deliverDueMails(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return result;
}

it('reports a test mail that the deployed functions sent', async () => {
  const to = newEmail();
  expect(await withSchedule(sendTestMail(to))).toMatchObject({ state: 'sent', reason: null });
  expect(catcher.mails.find((mail) => mail.to.includes(to))?.subject).toBe(
    'Your walk can send mail',
  );
});

it('reports the reason of a test mail that the provider rejects', async () => {
  const failed = await withSchedule(sendTestMail(newEmail('rejected')));
  expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('No such') });
});

it('reports a test mail that no function sends', async () => {
  expect(await sendTestMail(newEmail(), 10)).toMatchObject({ state: 'queued', reason: null });
});

it.each([
  [[]],
  [['test']],
  [['test', 'not-an-email', '--project', 'x']],
  [['test', 'a@example.com']],
])('prints its usage for %j', async (args) => {
  await expect(main(args)).rejects.toThrow('npm run mail -- test <email>');
});
