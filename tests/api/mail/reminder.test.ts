import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countMailsToMany } from '../../../functions/src/firestore/mails/mails.ts';
import { returnCodePath } from '../../../functions/src/firestore/people/return-codes.ts';
import { mailboxHash } from '../../../functions/src/lib/mailbox-hash.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { queueDueReminders } from '../../../functions/src/modules/mail/reminders.ts';
import { api } from '../../support/api/calls/event-calls.ts';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import { maya, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { oneClickUrl, useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const day = 24 * 60 * 60 * 1000;
const times = {
  startTime: '2099-06-10T21:00:00.000Z',
  endTime: '2099-06-11T01:00:00.000Z',
  timeZone: 'America/New_York',
};
/** 10 AM in Harlow on the day before the event. */
const due = Date.parse('2099-06-09T14:00:00.000Z');
const reminders = async () => (await storedIn('mails')).filter(({ kind }) => kind === 'reminder');
const addressees = async () => (await reminders()).map(({ submissionId }) => submissionId).sort();
const mailOf = (subject: string) => catcher.mails.find((mail) => mail.subject?.startsWith(subject));
const linkIn = (text = '') => /\S+#code=([0-9A-Z]{10})&name=([^&]+)&of=(\S+)/.exec(text) ?? [];
const redeem = (code = '') =>
  api.as('anonymous', 'POST', '/api/session/return', { body: { code } });

/** Registrations of the test, which have one mailbox. A mail is caught once for each registration. */
let [first, second] = ['', ''];
let tests = 0;

function seedWith(documents: Record<string, Record<string, unknown>> = {}) {
  const registered = registrationOf('Maya Reyes');
  return seed({
    'events/autumn': { ...event, ...times },
    'participants/maya': { ...maya, registrations: { autumn: first } },
    [`registrations/${first}`]: registered,
    [`registrations/${second}`]: registered,
    ...documents,
  });
}

beforeEach(() => {
  tests += 1;
  [first, second] = [`REMINDER${tests}A`, `REMINDER${tests}B`];
  return seedWith();
});

afterEach(() => vi.unstubAllEnvs());

describe.skipIf(isPacked)('reminders', () => {
  it('queues each reminder once, at 10 AM on the day before in the zone of the event', async () => {
    await queueDueReminders(due - 1);
    expect(await addressees()).toEqual([]);
    await queueDueReminders(due);
    expect(await addressees()).toEqual([first, second]);
    await deliverDueMails(due);
    await queueDueReminders(due + 60_000);
    expect((await reminders()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('queues reminders again if the event is moved to another day, not to another hour', async () => {
    await queueDueReminders(due);
    await deliverDueMails(due);
    await change('events/autumn', { startTime: '2099-06-10T22:00:00.000Z' });
    await queueDueReminders(due + 60_000);
    expect(await addressees()).toEqual([first, second]);
    await change('events/autumn', {
      startTime: '2099-06-13T21:00:00.000Z',
      endTime: '2099-06-14T01:00:00.000Z',
    });
    await queueDueReminders(due + 3 * day);
    await queueDueReminders(due + 3 * day + 60_000);
    expect(await addressees()).toEqual([first, first, second, second]);
  });

  it('queues as many reminders a day as the provider accepts beside other mails, and none after the start', async () => {
    const due2 = '2099-06-10T14:00:00.000Z';
    vi.stubEnv('MAIL_DAILY_LIMIT', '1');
    const third = `REMINDER${tests}C`;
    await seedWith({ [`registrations/${third}`]: registrationOf('Maya Reyes') });
    await queueDueReminders(due);
    const [now, later, ...others] = (await reminders()).map(({ nextAttemptAt }) => nextAttemptAt);
    expect([now, later, others]).toEqual([new Date(due).toISOString(), due2, []]);
    expect(await countMailsToMany(due)).toBe(2);
  });

  it('queues all reminders in the run after an interrupted one', async () => {
    await queueDueReminders(due);
    await change('eventReminders/autumn', { startTime: '2099-06-10T20:00:00.000Z' });
    await queueDueReminders(due + 60_000);
    expect(await addressees()).toEqual([first, second]);
  });

  it('queues no reminders if the organization sends none', async () => {
    const { json } = await api.as('admin', 'GET', '/api/admin/organization');
    await seedWith({ 'organization/current': { ...json, sendsReminders: false } });
    await queueDueReminders(due);
    expect(await addressees()).toEqual([]);
  });

  it('mails no reminder of a canceled registration, also if it is canceled later', async () => {
    await change(`registrations/${first}`, { status: 'cancelled' });
    await queueDueReminders(due);
    expect(await addressees()).toEqual([second]);
    await change(`registrations/${second}`, { status: 'cancelled' });
    await deliverDueMails(due);
    expect(await reminders()).toMatchObject([
      { state: 'failed', reason: 'registration-cancelled' },
    ]);
  });

  it('mails the code, place, time and what to bring, with a link to stop', async () => {
    await queueDueReminders(due);
    await deliverDueMails(due);
    const mail = mailOf('See you soon: Autumn Walk');
    const text = mail?.text?.replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('Almost time, Maya');
    expect(text).toContain('Time: 5:00 PM – 9:00 PM EDT');
    expect(text).toContain(`Place: ${event.place}`);
    expect(text).toContain('What to bring\nA valid photo ID.');
    expect(text).toContain('confirm-email?stop=');
    expect(oneClickUrl(mail)).toContain('/api/mail/stop?token=');
    expect(mail?.files.map(({ name }) => name)).toEqual(['qr.png', 'wine-walk.ics']);
  });

  it('mails no reminder to a mailbox that stopped the mails of the event', async () => {
    const mailbox = mailboxHash('maya.reyes@example.com');
    const stop = { mailbox, scope: 'autumn', secretSha256: '', isStopped: true };
    await seedWith({ 'mailStops/s1': { ...stop, expiresAt: '2099-12-01T00:00:00.000Z' } });
    await queueDueReminders(due);
    await deliverDueMails(due);
    const reasons = (await reminders()).map(({ reason }) => reason);
    expect(reasons).toEqual(['unsubscribed', 'unsubscribed']);
  });
});

describe.skipIf(isPacked)('link of a reminder', () => {
  const sent = async () => {
    await queueDueReminders(due);
    await deliverDueMails(due);
    const mails = catcher.mails.filter(({ text }) => text?.includes('Almost time, Maya'));
    return linkIn(mails[0]?.text ?? '');
  };

  it('opens the ticket of its registration, once, for 7 days', async () => {
    const [link, code, name, participantId] = await sent();
    expect(link).toMatch(/^http[^?]+\/\?sign-in&next=\/profile\/ticket#/);
    expect([name, participantId]).toEqual(['Maya', 'maya']);
    const { expiresAt } = await stored(await returnCodePath(code ?? ''));
    expect(Date.parse(expiresAt)).toBe(due + 7 * day);
    const before = Date.now();
    const { status, json } = await redeem(code);
    expect(status).toBe(200);
    expect(json.user.id).toBe('maya');
    const payload = json.sessionId.split('.')[1] ?? '';
    const { claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      claims: { signedInAtMs: number; provedEmail: boolean; staffCode?: unknown };
    };
    expect(claims.signedInAtMs + 30 * day - before).toBeGreaterThanOrEqual(7 * day);
    expect(claims.signedInAtMs + 30 * day - Date.now()).toBeLessThanOrEqual(7 * day);
    expect(claims).toMatchObject({ provedEmail: false });
    expect(claims.staffCode).toBeUndefined();
    expect((await redeem(code)).json.code).toBe('unknown-return-code');
    expect((await stored('participants/maya')).generation).toBe(0);
  });

  it('rejects the sign-in link after the participant signed out everywhere', async () => {
    const [, code] = await sent();
    await change('participants/maya', { generation: 1 });
    expect((await redeem(code)).json.code).toBe('return-code-ended');
  });

  it('omits the sign-in link if staff corrected the email', async () => {
    await change('participants/maya', { emailCorrectedAt: '2099-06-01T12:00:00.000Z' });
    const [link] = await sent();
    expect(link).toBeUndefined();
  });

  it('mails the sign-in link in the confirmation of a registration after the reminders', async () => {
    const startTime = new Date(Date.now() + 60_000).toISOString();
    await change('events/autumn', { startTime });
    const body = { ...registrationBody(), eventId: 'autumn' };
    const { json } = await api.as('anonymous', 'POST', '/api/waiver/submit', { body });
    await deliverDueMails(Date.now());
    await queueDueReminders(Date.now());
    expect(await addressees()).not.toContain(json.submissionId);
    const mail = catcher.mails.find(({ to }) => to.includes(body.email));
    const [, code] = linkIn(mail?.text ?? '');
    expect((await redeem(code)).json.user.id).toBe(json.user.id);
  });
});

describe('GET /api/admin/mails/reminder-preview', () => {
  const preview = (language: string) =>
    api.as('admin', 'GET', `/api/admin/mails/reminder-preview?language=${language}`);

  it('returns the reminder of a made-up visitor in a language, and sends nothing', async () => {
    const { json: saved } = await api.as('admin', 'GET', '/api/admin/organization');
    const arrivalAdvice = { ...inNoLanguage, en: 'Come early.' };
    await seedWith({ 'events/autumn': event, 'organization/current': { ...saved, arrivalAdvice } });
    const { status, json } = await preview('en');
    expect([status, json.subject]).toEqual([200, 'See you soon: Autumn Walk']);
    expect(json.text).toContain('Almost time, Robin\n');
    expect(json.text).toContain('Come early.');
    expect(json.text).toContain('Stop emails about this walk');
    expect(json.text).toMatch(/Open my ticket: \S+\/profile\/ticket$/m);
    expect(json.html).toContain('src="data:image/png;base64,');
    expect(json.html).not.toContain('cid:');
    expect((await preview('es')).json.subject).toBe('Nos vemos pronto: Autumn Walk');
    expect(await storedIn('mails')).toEqual([]);
  });

  it('returns 422 no-event-for-mail if there is no event', async () => {
    await seed({});
    const { status, json } = await preview('en');
    expect([status, json.code]).toEqual([422, 'no-event-for-mail']);
  });
});
