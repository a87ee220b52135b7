import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '../../../functions/src/firestore/write.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { queueMailWrite } from '../../../functions/src/mail/queue.ts';
import { requestSignInEmail } from '../../../functions/src/modules/sessions/sign-in-code.ts';
import { call } from '../../support/api/client.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { newParticipant, signIn } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
let admin: string;
beforeAll(async () => {
  const body = { username: 'admin', password: 'winewalk' };
  admin = await signIn((await call('POST', '/api/admin/login', { body })).json.sessionId);
});

/** Requests the sign-in mail of a deployed project. */
const request = (email: string, now = Date.now()) =>
  requestSignInEmail(
    { email, next: '/rewards', language: 'en' },
    { ip: randomUUID(), now, isLocal: false },
  );
const newEmail = (name = 'ada') => `${name}@${randomUUID()}.example.com`;
const received = (email: string) => catcher.mails.filter(({ to }) => to.includes(email));
const readMails = async () => (await call('GET', '/api/admin/mails', { token: admin })).json;
const mailTo = async (email: string) => {
  const { mails } = await readMails();
  return mails.find(({ to }) => to === email)!;
};
const minutes = 60_000;

describe('sign-in mail over SMTP', () => {
  it('returns "mail" after the provider accepted link and code', async () => {
    const person = await newParticipant();
    expect(await request(person.email)).toEqual({
      sent: 'mail',
      attemptId: expect.any(String),
      code: null,
    });
    const [mail] = received(person.email);
    expect(mail?.subject).toMatch(/^\d{3} \d{3} is your Wine Walk code$/);
    expect(mail?.text).toContain('%252Frewards');
    expect(await mailTo(person.email)).toMatchObject({ state: 'sent', attempts: 1, reason: null });
  });

  it('accepts the mailed code', async () => {
    const { email, submissionId } = await newParticipant();
    const answer = await request(email);
    const code = received(email)[0]?.subject.slice(0, 7) ?? '';
    const attemptId = 'sent' in answer ? (answer.attemptId ?? '') : '';
    const proven = await call('POST', '/api/session/prove', { body: { email, attemptId, code } });
    expect(proven.json.registrations).toMatchObject([{ submissionId }]);
  });

  it('requests a link from Firebase without a provider, with any MAIL_COLLECTION', async () => {
    const { SMTP_HOST } = process.env;
    delete process.env.SMTP_HOST;
    process.env.MAIL_COLLECTION = 'mail';
    try {
      expect(await request(newEmail())).toMatchObject({ sent: 'none', attemptId: null });
      expect(await storedIn('mail')).toEqual([]);
      expect((await readMails()).from).toBeNull();
    } finally {
      process.env.SMTP_HOST = SMTP_HOST;
      delete process.env.MAIL_COLLECTION;
    }
  });

  it('rejects an email that the provider rejects, with the reason for staff', async () => {
    const email = newEmail('rejected');
    expect(await request(email)).toMatchObject({ problem: 'mail-rejected' });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ state: 'failed', attempts: 1, nextAttemptAt: null });
    expect(mail.reason).toContain('No such mailbox');
    expect((await stored(`mails/${mail.id}`)).text).toBeNull();
  });

  it('returns "delayed" and retries with backoff until the code expires', async () => {
    const email = newEmail('unavailable');
    const start = Date.now();
    expect(await request(email, start)).toMatchObject({ sent: 'delayed' });
    const attempts = [];
    for (let minute = 0; minute <= 12; minute += 1) {
      await deliverDueMails(start + minute * minutes);
      attempts.push((await mailTo(email)).attempts);
    }
    expect(attempts).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]);
    const mail = await mailTo(email);
    expect(mail.state).toBe('failed');
    expect(mail.reason).toContain('Try again later');
  });

  it('does not tell a visitor to check the email when the limit of the provider is used up', async () => {
    const email = newEmail('over-quota');
    const start = Date.now();
    expect(await request(email, start)).toMatchObject({ sent: 'delayed' });
    expect(await mailTo(email)).toMatchObject({ state: 'queued', isOverQuota: true });
    await deliverDueMails(start + 11 * minutes);
    expect(await mailTo(email)).toMatchObject({ state: 'failed', isOverQuota: true });
  });

  it('delivers a delayed mail once, also by concurrent runs', async () => {
    const delayed = newEmail('unavailable');
    const start = Date.now();
    await request(delayed, start);
    const email = newEmail();
    await change(`mails/${(await mailTo(delayed)).id}`, { to: email });
    await Promise.all([1, 2, 3].map(() => deliverDueMails(start + minutes)));
    expect(received(email)).toHaveLength(1);
    expect(await mailTo(email)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('attempts sign-in mails before others that have waited longer', async () => {
    const start = Date.now();
    const others = Array.from({ length: 60 }, () => newEmail('other'));
    const text = { subject: 'A test', text: 'A test' };
    const mail = { language: 'en', next: '/', ...text } as const;
    await commit(
      others.map((to) => queueMailWrite(randomUUID(), { kind: 'test', to, ...mail }, start)),
    );
    const to = newEmail('first');
    await commit([queueMailWrite(randomUUID(), { kind: 'sign-in', to, ...mail }, start + 1000)]);
    await deliverDueMails(start + 2000);
    const sent = catcher.mails.flatMap((caught) => caught.to).toReversed();
    const order = sent.filter((email) => email === to || others.includes(email));
    expect(order).toHaveLength(61);
    // Among the five of the first batch.
    expect(order.slice(0, 5)).toContain(to);
  });

  it('does not send a mail whose time is over', async () => {
    const delayed = newEmail('unavailable');
    const start = Date.now();
    await request(delayed, start);
    const email = newEmail();
    await change(`mails/${(await mailTo(delayed)).id}`, { to: email });
    await deliverDueMails(start + 11 * minutes);
    expect(received(email)).toEqual([]);
    expect((await mailTo(email)).state).toBe('failed');
  });

  it.skipIf(isPacked)('shows the code on the emulator and sends the mail as well', async () => {
    const email = newEmail();
    const { json } = await call('POST', '/api/session/code', { body: { email } });
    expect(json).toMatchObject({ sent: 'shown', code: expect.stringMatching(/^\d{6}$/) });
    expect(received(email)).toHaveLength(1);
  });
});

describe('mails in the portal', () => {
  it('queues mails again that the limit of the provider held back, but no codes and no others', async () => {
    const start = Date.now();
    const kinds = ['announcement', 'sign-in', 'announcement'] as const;
    const held = kinds.map((kind) => ({ id: randomUUID(), to: newEmail('held'), kind }));
    const [, , rejected] = held;
    const mail = { language: 'en', next: '/', subject: '', text: null } as const;
    await commit(held.map(({ id, to, kind }) => queueMailWrite(id, { to, kind, ...mail }, start)));
    for (const { id } of held)
      await change(`mails/${id}`, {
        state: 'failed',
        nextAttemptAt: null,
        isOverQuota: id !== rejected?.id,
      });
    const { json } = await call('POST', '/api/admin/mails/again', { token: admin });
    expect(json).toEqual({ count: 1 });
    const [announcement, code, other] = held.map(({ to }) => mailTo(to));
    expect(await announcement).toMatchObject({ state: 'queued', attempts: 0, isOverQuota: false });
    expect(await code).toMatchObject({ state: 'failed' });
    expect(await other).toMatchObject({ state: 'failed' });
  });

  it('lists no mail that waits for another day before those of today', async () => {
    const mail = { kind: 'announcement', language: 'en', next: '/', subject: '' } as const;
    const start = Date.now();
    const today = newEmail('today');
    const tomorrow = Array.from({ length: 100 }, () => newEmail('tomorrow'));
    await commit([
      queueMailWrite(randomUUID(), { to: today, ...mail, text: null }, start),
      ...tomorrow.map((to) =>
        queueMailWrite(randomUUID(), { to, ...mail, text: null }, start + 1440 * minutes),
      ),
    ]);
    expect(await mailTo(today)).toMatchObject({ state: 'queued' });
  });

  it('leaves out a mail that was sent again alone when queueing held-back ones', async () => {
    const [id, to] = [randomUUID(), newEmail('held')];
    const mail = { kind: 'announcement', language: 'en', next: '/', subject: '' } as const;
    await commit([queueMailWrite(id, { to, ...mail, text: null }, Date.now())]);
    await change(`mails/${id}`, { state: 'failed', nextAttemptAt: null, isOverQuota: true });
    const again = await call('POST', `/api/admin/mails/${id}/again`, { token: admin });
    expect(again.json.id).not.toBe(id);
    const all = await call('POST', '/api/admin/mails/again', { token: admin });
    expect(all.json).toEqual({ count: 0 });
    expect(await stored(`mails/${id}`)).toMatchObject({ state: 'failed' });
  });

  it.skipIf(isPacked)(
    'sends a test mail once per idempotency key and lists its state',
    async () => {
      const to = newEmail();
      const key = randomUUID();
      const send = () => call('POST', '/api/admin/mails/test', { token: admin, key, body: { to } });
      const answers = [await send(), await send()];
      expect(answers[1]?.json).toEqual(answers[0]?.json);
      expect(await mailTo(to)).toMatchObject({
        id: answers[0]?.json.id,
        kind: 'test',
        state: 'sent',
      });
      expect(received(to).map(({ subject }) => subject)).toEqual(['Your walk can send mail']);
    },
  );

  it('names what is missing when mail is not set up', async () => {
    const { MAIL_FROM } = process.env;
    delete process.env.MAIL_FROM;
    try {
      const body = { to: newEmail() };
      await call('POST', '/api/admin/mails/test', { token: admin, body });
      expect(await mailTo(body.to)).toMatchObject({
        state: 'failed',
        reason: 'not-set-up',
      });
    } finally {
      process.env.MAIL_FROM = MAIL_FROM;
    }
  });

  it.skipIf(isPacked)('sends a sign-in mail again with a new link and no code', async () => {
    const { email } = await newParticipant();
    await request(email);
    const { id } = await mailTo(email);
    const again = await call('POST', `/api/admin/mails/${id}/again`, { token: admin });
    const { mails } = await readMails();
    expect(mails.find((mail) => mail.id === again.json.id)).toMatchObject({
      kind: 'sign-in',
      to: email,
      state: 'sent',
    });
    const [latest, first] = received(email);
    expect(latest?.subject).toBe('Your Wine Walk sign-in link');
    const link = (text = '') => /oobCode=([\w-]+)/.exec(text)?.[1];
    expect(link(latest?.text)).toBeTruthy();
    expect(link(latest?.text)).not.toBe(link(first?.text));
    const notes = await storedIn('audit');
    expect(notes).toContainEqual(
      expect.objectContaining({ action: 'mail.send-again', target: `mails/${again.json.id}` }),
    );
  });

  it('never returns the text with its link and code', async () => {
    const email = newEmail();
    await request(email);
    const fields = Object.keys(await mailTo(email));
    expect(fields).not.toContain('text');
    expect(fields).not.toContain('subject');
  });

  it('returns 404 for an unknown mail', async () => {
    const answer = await call('POST', '/api/admin/mails/unknown/again', { token: admin });
    expect([answer.status, answer.json.code]).toEqual([404, 'mail-gone']);
  });
});
