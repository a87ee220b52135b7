import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { at, audited, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { oneClickUrl, useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, expireWithin } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const api = await staffApi();

const path = '/api/admin/events/autumn/invitations';
const unused = (id: string, fields: object) => {
  const data = ticketDocument.parse({
    eventId: 'autumn',
    holderName: null,
    holderEmail: null,
    holderNameKey: null,
    source: 'import',
    state: 'unused',
    createdAt: at,
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    ...fields,
  });
  return [`tickets/${id}`, data] as const;
};
const future = { startTime: '2099-10-10T21:00:00.000Z', endTime: '2099-10-11T01:00:00.000Z' };

beforeEach(() =>
  seed({
    'events/autumn': { ...event, ...future, isPublished: true },
    ...Object.fromEntries([
      unused('A-1', { holderEmail: 'Ann@example.com' }),
      unused('A-2', { holderEmail: 'ann@example.com' }),
      unused('B-1', { holderEmail: 'bo@example.com', state: 'redeemed' }),
      unused('C-1', { holderEmail: 'cy@example.com' }),
      unused('D-1', { holderEmail: null }),
      unused('E-1', { holderEmail: 'eve@example.com', eventId: 'spring' }),
    ]),
  }),
);

const invite = () => api.as('admin', 'POST', path);
const count = async () => (await api.as('admin', 'GET', path)).json;

it.skipIf(isPacked)('mails each mailbox with unused tickets its links once', async () => {
  expect(await count()).toEqual({ isConfigured: true, recipients: 2, mailed: 0, daysToSend: 1 });
  expect((await invite()).json).toEqual({ queued: 2 });
  expect((await invite()).json).toEqual({ queued: 0 });
  expect(await count()).toMatchObject({ recipients: 2, mailed: 2 });
  await deliverDueMails(Date.now());
  const [mail, ...more] = catcher.mails.filter(({ to }) => to.includes('ann@example.com'));
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/You have 2 tickets for/);
  expect(mail?.text).toMatch(/\/waiver\?ticket=A-1[^]*\/waiver\?ticket=A-2/);
  expect(mail?.text).toMatch(/confirm-email\?stop=/);
  expect(oneClickUrl(mail)).toContain('/api/mail/stop?token=');
  expect(catcher.mails.map(({ to }) => to).join()).not.toMatch(/bo@|eve@/);
  expect((await audited()).map(({ action }) => action)).toEqual(['ticket.invite', 'ticket.invite']);
});

it.skipIf(isPacked)('mails only the links of added tickets six weeks later', async () => {
  const before = catcher.mails.length;
  await invite();
  await deliverDueMails(Date.now());
  await expireWithin('mails', 42 * 86_400_000);
  expect(await count()).toMatchObject({ recipients: 2, mailed: 2 });
  await change(...unused('A-3', { holderEmail: 'ANN@example.com' }));
  expect(await count()).toMatchObject({ recipients: 2, mailed: 1 });
  expect((await invite()).json).toEqual({ queued: 1 });
  expect(await count()).toMatchObject({ recipients: 2, mailed: 2 });
  await deliverDueMails(Date.now());
  // Latest first.
  const [latest, ...others] = catcher.mails.slice(0, catcher.mails.length - before);
  expect(others).toHaveLength(2);
  expect(latest?.to).toEqual(['ann@example.com']);
  expect(latest?.text).toMatch(/You have a ticket for[^]*\/waiver\?ticket=A-3/);
  expect(latest?.text).not.toMatch(/ticket=A-[12]/);
});

it.skipIf(isPacked)('names only the tickets that are unused when the mail is sent', async () => {
  const before = catcher.mails.length;
  await invite();
  await change('tickets/A-1', { state: 'redeemed' });
  await change('tickets/C-1', { state: 'redeemed' });
  await deliverDueMails(Date.now());
  // Latest first.
  const sent = catcher.mails.slice(0, catcher.mails.length - before);
  expect(sent.flatMap(({ to }) => to)).toEqual(['ann@example.com']);
  expect(sent[0]?.text).toContain('You have a ticket for');
  expect(sent[0]?.text).not.toContain('A-1');
});

it.skipIf(isPacked)('names no ticket that was given to someone else since', async () => {
  const before = catcher.mails.length;
  await invite();
  await change('tickets/A-1', { holderEmail: 'new@example.com' });
  await change('tickets/C-1', { holderEmail: null });
  await deliverDueMails(Date.now());
  const sent = catcher.mails.slice(0, catcher.mails.length - before);
  expect(sent.flatMap(({ to }) => to)).toEqual(['ann@example.com']);
  expect(sent[0]?.text).not.toContain('A-1');
});

it('rejects the mails of a draft with 422 event-not-published', async () => {
  await change('events/autumn', { isPublished: false });
  expect(await invite()).toMatchObject({ status: 422, json: { code: 'event-not-published' } });
});

it('rejects the mails of an event that is over with 422 event-ended', async () => {
  const past = { startTime: '2020-10-10T21:00:00.000Z', endTime: '2020-10-11T01:00:00.000Z' };
  await change('events/autumn', past);
  expect(await invite()).toMatchObject({ status: 422, json: { code: 'event-ended' } });
});

it('rejects the mails of an event that was called off with 422 registration-closed', async () => {
  await change('events/autumn', { isActive: false });
  expect(await invite()).toMatchObject({ status: 422, json: { code: 'registration-closed' } });
});
