import { beforeEach, describe, expect, it } from 'vitest';
import { mailboxHash } from '../../../functions/src/lib/mailbox-hash.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { oneClickUrl, useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const api = await staffApi();
const catcher = useMailCatcher();
const minutes = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minutes).toISOString();
const upcoming = { ...event, startTime: inMinutes(3000), endTime: inMinutes(3300) };
/** Each test has its own mailbox, since the catcher keeps the mails of all. */
let victim = '';
let count = 0;

beforeEach(async () => {
  count += 1;
  victim = `victim${count}`;
  await seed({ 'events/autumn': upcoming });
});

const register = (email: string, changes: Record<string, unknown> = {}) =>
  api.as('anonymous', 'POST', '/api/waiver/submit', {
    headers: { 'X-Forwarded-For': `192.0.2.${count}` },
    body: { ...registrationBody({ email, ...changes }), eventId: 'autumn' },
  });
const received = () => catcher.mails.filter(({ to }) => to[0]?.startsWith(victim));
const deliver = (inMs = 0) => deliverDueMails(Date.now() + inMs);

describe.skipIf(isPacked)('mails caused by a stranger', () => {
  it('sends a mailbox a few mails an hour, and joins the others into one', async () => {
    const links = [];
    for (let at = 0; at < 30; at += 1) {
      const { json } = await register(`${victim}+${at}@example.com`);
      links.push(`/waiver/${json.submissionId}`);
    }
    await deliver();
    expect(received()).toHaveLength(4);
    expect(
      received()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      '27 registrations: Autumn Walk',
      ...Array<string>(3).fill('You’re registered for Autumn Walk'),
    ]);
    const joined = received().find(({ subject }) => subject.startsWith('27'));
    const texts = received().map(({ text }) => text);
    for (const link of links) expect(texts.filter((text) => text.includes(link))).toHaveLength(1);
    expect((await storedIn('mails')).filter(({ state }) => state !== 'sent')).toEqual([]);
    // No names: the owner of the mailbox may not know these people.
    expect(joined?.text).not.toContain('Ada Quill');
    for (let at = 0; at < 5; at += 1) await register(`${victim}@example.com`);
    await deliver(10 * minutes);
    expect(received()).toHaveLength(4);
    await deliver(61 * minutes);
    expect(received().length).toBeLessThanOrEqual(8);
    expect((await storedIn('mails')).filter(({ state }) => state !== 'sent')).toEqual([]);
  });

  it('makes no links of typed names and tickets', async () => {
    const name = 'Prizes at evil.example/win';
    await register(`${victim}@example.com`, { fullName: name, ticketId: 'WWW.EVIL.EXAMPLE/X' });
    await change(`registrations/${(await storedIn('mails'))[0]?.submissionId}`, {
      emailProvenAt: inMinutes(0),
    });
    await deliver();
    const [mail] = received();
    const files = mail?.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString()) ?? [];
    const everything = [mail?.text, mail?.html, ...files].join('\n').toLowerCase();
    expect(everything).toContain('prizes at evil');
    expect(everything).not.toContain('evil.example');
  });
});

describe('names', () => {
  it.each(['https://evil.example', 'Win at http://evil.example/a', 'www.evil.example', 'mailto:a'])(
    'rejects a link as a name with a sentence: %s',
    async (fullName) => {
      const { status, json } = await register(`${victim}@example.com`, { fullName });
      expect([status, json.fields]).toEqual([
        400,
        { fullName: 'Please enter a name, not a link.' },
      ]);
    },
  );

  it.each(['J.R. Smith', 'St.John O’Neil', 'Ana / Bo', 'Wwwlad Król', 'María-José: Ruiz'])(
    'accepts an unusual name: %s',
    async (fullName) => {
      expect((await register(`${victim}@example.com`, { fullName })).status).toBe(200);
    },
  );
});

describe.skipIf(isPacked)('a notice of the next event', () => {
  const ask = (email: string) =>
    api.as('anonymous', 'POST', '/api/event-notices', { body: { email, language: 'en' } });
  const confirm = (token: string) =>
    api.as('anonymous', 'POST', '/api/event-notices/confirm', { body: { token } });
  const publish = () =>
    api.as('admin', 'POST', '/api/admin/events/spring/controls', { body: { control: 'publish' } });
  const draft = { ...upcoming, name: 'Spring Walk', isActive: false, isPublished: false };

  it('mails a notice after its email was confirmed by a link', async () => {
    await seed({ 'events/spring': draft });
    await ask(`${victim}@example.com`);
    await ask(`${victim}2@example.com`);
    await deliver();
    const links = received().map(({ text }) => /notice=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(links).toHaveLength(2);
    const of = mailboxHash(`${victim}@example.com`);
    const token = links.find((link) => link.startsWith(of)) ?? '';
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(`${of}-0000000000000000000a`)).status).toBe(410);
    expect((await publish()).status).toBe(200);
    await deliver(30 * minutes);
    const notices = received().filter(({ subject }) => subject === 'Save the date: Spring Walk');
    expect(notices.map(({ to }) => to[0])).toEqual([`${victim}@example.com`]);
    expect(oneClickUrl(notices[0])).toContain('/api/mail/stop?token=');
    expect(await stored(`eventNotices/${of}`)).toBeUndefined();
  });

  it('accepts only the latest link after the confirmation mail is sent again', async () => {
    await ask(`${victim}@example.com`);
    await deliver();
    const id = mailboxHash(`${victim}@example.com`);
    const again = await api.as('admin', 'POST', `/api/admin/mails/confirm-${id}/again`);
    expect(again.status).toBe(200);
    const tokens = received().map(({ text }) => /notice=([\w-]+)/.exec(text)?.[1] ?? '');
    const [latest = '', first = ''] = tokens;
    expect(tokens).toHaveLength(2);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(latest)).status).toBe(200);
    const late = await api.as('admin', 'POST', `/api/admin/mails/confirm-${id}/again`);
    expect(await stored(`mails/${late.json.id}`)).toMatchObject({
      state: 'failed',
      reason: 'request-confirmed',
    });
  });
});

describe.skipIf(isPacked)('mails to many', () => {
  const at = inMinutes(-10);
  const inNoLanguage = { en: '', es: '' };
  const announcement = {
    title: 'Free water',
    message: 'At the station.',
    titleIn: inNoLanguage,
    messageIn: inNoLanguage,
    audience: 'all',
    audienceId: null,
    publishAt: at,
    isPublished: true,
    scheduledMail: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const path = '/api/admin/events/autumn/announcements/water';
  const send = (id: string, purpose: 'walk' | 'news') =>
    api.as('admin', 'POST', `/api/admin/events/autumn/announcements/${id}/mails`, {
      body: { purpose },
    });
  const unsubscribe = (url: string) =>
    fetch(api.at + new URL(url).pathname + new URL(url).search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  beforeEach(async () => {
    await change('events/autumn/announcements/water', announcement);
    await change('events/autumn/announcements/second', announcement);
  });

  it('sends news to proven emails only', async () => {
    await register(`${victim}@example.com`, { marketingConsent: true });
    expect((await api.as('admin', 'GET', `${path}/mails`)).json.recipients).toEqual({
      walk: 1,
      news: 0,
    });
    const [{ submissionId }] = await storedIn('mails');
    await change(`registrations/${submissionId}`, { emailProvenAt: at });
    expect((await send('water', 'news')).json).toEqual({ queued: 1 });
  });

  it('mails a mailbox once', async () => {
    for (let index = 0; index < 3; index += 1) await register(`${victim}+${index}@example.com`);
    expect((await send('water', 'walk')).json).toEqual({ queued: 1 });
  });

  it.each(['walk', 'news'] as const)('stops the mails with one click: %s', async (purpose) => {
    await register(`${victim}@example.com`, { marketingConsent: true });
    const [{ submissionId }] = await storedIn('mails');
    await change(`registrations/${submissionId}`, { emailProvenAt: at });
    await send('water', purpose);
    await deliver();
    const mail = received().find(({ subject }) => subject === 'Free water');
    const url = oneClickUrl(mail);
    expect((await unsubscribe(url)).status).toBe(200);
    expect((await unsubscribe(url)).status).toBe(200);
    expect((await unsubscribe(`${url.slice(0, -4)}0000`)).status).toBe(410);
    await send('second', purpose);
    await deliver();
    expect(received().filter(({ subject }) => subject === 'Free water')).toHaveLength(1);
    const failed = (await storedIn('mails')).find(({ state }) => state === 'failed');
    expect(failed?.reason).toBe('unsubscribed');
    const everything = JSON.stringify([await storedIn('mails'), await storedIn('mailStops')]);
    expect(everything).not.toContain(url.slice(-16));
  });
});
