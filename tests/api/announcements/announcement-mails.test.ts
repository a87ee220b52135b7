import { ticketType } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announcementDocument } from '../../../common/src/model/announcements.ts';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { queueAnnouncementMails } from '../../../functions/src/modules/announcements/mails.ts';
import { publishDueAnnouncements } from '../../../functions/src/modules/announcements/service.ts';
import { audited, edited, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { registeredPerson } from '../../support/registration-record.ts';

const catcher = useMailCatcher();
const api = await staffApi();

const path = '/api/admin/events/autumn/announcements/water';
const announcement = {
  title: 'Free water',
  message: 'At the depot.',
  titleIn: { ...inNoLanguage, es: 'Agua gratis' },
  messageIn: { ...inNoLanguage, es: 'En la estación.' },
  audience: 'not-arrived',
  publishAt: new Date().toISOString(),
  isPublished: true,
  ...edited,
};
const emails = { maya: 'maya@example.com', luz: 'luz@example.com' };
const people = Object.fromEntries([
  registeredPerson('maya', {
    marketingConsent: true,
    emailProvenAt: edited.createdAt,
  }),
  registeredPerson('guest', { email: emails.maya }),
  registeredPerson('luz', { waiverVersion: '2026-11-es', marketingConsent: false }),
  registeredPerson('here', { arrivedAt: edited.createdAt }),
  registeredPerson('gone', { status: 'cancelled' }),
  registeredPerson('paper', { email: '' }),
]);

beforeEach(() =>
  seed({ 'events/autumn': event, 'events/autumn/announcements/water': announcement, ...people }),
);

const send = (purpose: 'walk' | 'news' | null = 'walk') =>
  api.as('admin', 'POST', `${path}/mails`, { body: { purpose } });

it.skipIf(isPacked)('mails each email of the audience once, in its language', async () => {
  expect((await api.as('admin', 'GET', `${path}/mails`)).json).toEqual({
    isConfigured: true,
    recipients: { walk: 2, news: 1 },
    mails: { queued: 0, sent: 0, failed: 0 },
    dailyLimit: null,
    daysToSend: { walk: 1, news: 1 },
  });
  expect((await send()).json).toEqual({ queued: 2 });
  expect((await send()).json).toEqual({ queued: 0 });
  await change(...registeredPerson('late'));
  expect((await send()).json).toEqual({ queued: 1 });
  await deliverDueMails(Date.now());
  const received = (to: string) => catcher.mails.filter((mail) => mail.to.includes(to));
  expect(received(emails.maya).map(({ subject }) => subject)).toEqual(['Free water']);
  expect(received(emails.luz)[0]).toMatchObject({ subject: 'Agua gratis' });
  expect(received(emails.luz)[0]?.text).toMatch(
    /^Agua gratis\nEn la estación\.[^]*Recibes este correo/,
  );
  const { json } = await api.as('admin', 'GET', `${path}/mails`);
  expect(json.mails).toEqual({ queued: 0, sent: 3, failed: 0 });
  expect((await audited()).map(({ action }) => action)).toEqual(
    Array.from({ length: 3 }, () => 'announcement.mail'),
  );
});

describe.skipIf(isPacked)('with a daily limit of the provider', () => {
  beforeEach(async () => {
    process.env.MAIL_DAILY_LIMIT = '5';
    for (const id of ['ana', 'bo', 'cy', 'dee']) await change(...registeredPerson(id));
  });
  afterEach(() => void delete process.env.MAIL_DAILY_LIMIT);

  it('says how many days the mails take, and leaves a fifth of each day free', async () => {
    expect((await api.as('admin', 'GET', `${path}/mails`)).json).toMatchObject({
      recipients: { walk: 6 },
      dailyLimit: 5,
      daysToSend: { walk: 2, news: 1 },
    });
    const water = announcementDocument.parse(announcement);
    const target = { eventId: 'autumn', id: 'water' };
    const start = Date.now();
    expect(await queueAnnouncementMails(target, water, { purpose: 'walk', now: start })).toBe(6);
    const before = catcher.mails.length;
    const sentAfter = async (hours: number) => {
      await deliverDueMails(start + hours * 3_600_000);
      return catcher.mails.length - before;
    };
    expect([await sentAfter(0), await sentAfter(23), await sentAfter(25)]).toEqual([4, 4, 6]);
  });
});

it.skipIf(isPacked)('mails the time and place of the walk and its calendar file', async () => {
  await change('events/autumn', {
    startTime: '2099-10-10T21:00:00.000Z',
    endTime: '2099-10-11T01:00:00.000Z',
    place: 'Old Mill, 3 River Street',
  });
  await send();
  await deliverDueMails(Date.now());
  const mail = catcher.mails.find(({ to }) => to.includes(emails.luz));
  expect(mail?.text).toMatch(/Fecha: sábado, 10 de octubre de 2099[^]*Lugar: Old Mill/);
  expect(mail?.html).toMatch(/<html lang="es">[^]*En la estación[^]*Old Mill/);
  const [calendar] = mail?.files ?? [];
  expect(Buffer.from(calendar?.base64 ?? '', 'base64').toString()).toMatch(
    /^BEGIN:VCALENDAR[^]*LOCATION:Old Mill/,
  );
});

it('shows staff the mail before it is sent', async () => {
  const preview = (query: string) => api.as('admin', 'GET', `${path}/mail-preview?${query}`);
  const { json } = await preview('purpose=walk&language=es');
  expect(json).toMatchObject({ subject: 'Agua gratis' });
  expect(json.html).toContain('En la estación.');
  expect((await preview('purpose=news&language=en')).json.text).toMatch(/asked .* for news/);
  expect((await preview('purpose=walk&language=it')).status).toBe(400);
});

it.skipIf(isPacked)('does not send what was withdrawn before its turn', async () => {
  await send('news');
  await api.as('admin', 'DELETE', path);
  await deliverDueMails(Date.now());
  const { mails } = (await api.as('admin', 'GET', '/api/admin/mails')).json;
  expect(mails).toMatchObject([{ to: emails.maya, state: 'failed' }]);
  expect(mails[0]?.reason).toBe('announcement-withdrawn');
});

it('refuses to mail a week after the publication', async () => {
  const publishAt = '2026-06-01T14:00:00.000Z';
  await seed({ 'events/autumn/announcements/water': { ...announcement, publishAt } });
  const { status, json } = await send();
  expect([status, json.message]).toEqual([
    422,
    'This announcement is over a week old. Write a new one.',
  ]);
});

it.skipIf(isPacked)('mails a scheduled announcement when it is published', async () => {
  const inAnHour = Date.now() + 3_600_000;
  const publishAt = new Date(inAnHour).toISOString();
  const scheduled = { ...announcement, isPublished: false, publishAt };
  await change('events/autumn/announcements/water', scheduled);
  expect((await send('news')).json).toEqual({ queued: 0 });
  expect((await send()).json).toEqual({ queued: 0 });
  const { title, message } = announcement;
  const audience = 'not-arrived' as const;
  const soon = { title, message, audience, publishAt: new Date().toISOString(), version: 1 };
  expect((await api.as('admin', 'PUT', path, { body: soon })).json).toMatchObject({
    isPublished: false,
  });
  expect(await publishDueAnnouncements(inAnHour)).toBe(1);
  expect(await publishDueAnnouncements(inAnHour)).toBe(0);
  expect(await stored('events/autumn/announcements/water')).toMatchObject({
    isPublished: true,
    scheduledMail: null,
  });
  const earlier = catcher.mails.length;
  await deliverDueMails(inAnHour);
  // The latest mail is the first one.
  const received = catcher.mails.slice(0, -earlier).flatMap(({ to }) => to);
  expect(received).toEqual(expect.arrayContaining([emails.luz, emails.maya]));
  expect(received).not.toContain('here@example.com');
  const { json } = await api.as('admin', 'GET', `${path}/mails`);
  expect(json.mails).toEqual({ queued: 0, sent: received.length, failed: 0 });
  expect((await audited()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['announcement.mail-schedule', 'announcement.mail']),
  );
});

it('cancels the mail of a scheduled announcement', async () => {
  await change('events/autumn/announcements/water', { ...announcement, isPublished: false });
  await send();
  await send(null);
  expect(await stored('events/autumn/announcements/water')).toMatchObject({ scheduledMail: null });
});

it('returns the emails of the audience, audited with their number', async () => {
  const body = { purpose: 'walk' } as const;
  const { json } = await api.as('admin', 'POST', `${path}/emails`, { body });
  expect(json.emails).toEqual([emails.luz, emails.maya]);
  const [entry] = await api.audit();
  expect(entry).toMatchObject({ action: 'announcement.emails', details: { people: 2 } });
  expect(await stored('events/autumn/announcements/water')).toMatchObject({ version: 1 });
});

describe.skipIf(isPacked)('people by audience', () => {
  const count = async (query: string) =>
    (await api.as('admin', 'GET', `/api/admin/events/autumn/audience?${query}`)).json;
  const ticket = (fields: object) => ({
    eventId: 'autumn',
    holderName: null,
    holderEmail: null,
    holderNameKey: null,
    source: 'import',
    state: 'unused',
    createdAt: edited.createdAt,
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    ...fields,
  });

  it('counts the people and emails of an audience as they are now', async () => {
    expect(await count('audience=all')).toEqual({ people: 5, emails: 3 });
    expect(await count('audience=arrived')).toEqual({ people: 1, emails: 1 });
    expect(await count('audience=not-arrived')).toEqual({ people: 4, emails: 2 });
    await seed({
      'tickets/A-1': ticket({ holderEmail: 'Ann@example.com' }),
      'tickets/A-2': ticket({ holderEmail: 'ann@example.com' }),
      'tickets/B-1': ticket({ holderEmail: 'bo@example.com', state: 'redeemed' }),
      'events/autumn': event,
    });
    expect(await count('audience=ticket-holders')).toEqual({ people: 1, emails: 1 });
  });

  it('leaves people with a free ticket out of those who have not paid', async () => {
    await change('events/autumn', { ticketTypes: [ticketType({ priceCents: 0 })] });
    await change('registrations/R-maya', { isVerified: false, typeId: 'driver' });
    expect(await count('audience=unpaid')).toEqual({ people: 0, emails: 0 });
    await change('events/autumn', { ticketTypes: [ticketType()] });
    expect(await count('audience=unpaid')).toEqual({ people: 1, emails: 1 });
  });

  it('mails holders of unused tickets the link to register', async () => {
    await change('tickets/A-1', ticket({ holderEmail: 'ann@example.com' }));
    await change('events/autumn/announcements/water', { audience: 'ticket-holders' });
    const before = catcher.mails.length;
    const water = announcementDocument.parse({ ...announcement, audience: 'ticket-holders' });
    const target = { eventId: 'autumn', id: 'water' };
    const now = Date.now();
    expect(await queueAnnouncementMails(target, water, { purpose: 'walk', now })).toBe(1);
    await deliverDueMails(now);
    const sent = catcher.mails.slice(0, catcher.mails.length - before);
    expect(sent.flatMap(({ to }) => to)).toEqual(['ann@example.com']);
    expect(sent[0]?.text).toMatch(/Register now: http\S+\/waiver[^]*your ticket for/);
  });
});
