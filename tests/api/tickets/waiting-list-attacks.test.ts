import { beforeEach, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { updateWaitingLists } from '../../../functions/src/modules/waiting-list/offers.ts';
import { api, seedEvents } from '../../support/api/calls/event-calls.ts';
import { seed } from '../../support/api/calls/staff-api.ts';
import { limitedEvent } from '../../support/api/fixtures/limited-event.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const join = (email: string, from = '192.0.2.1') =>
  api.as('anonymous', 'POST', '/api/events/autumn/waiting-list', {
    headers: { 'X-Forwarded-For': from },
    body: { email, language: 'en' },
  });
const register = () =>
  api.as('anonymous', 'POST', '/api/waiver/submit', {
    body: { ...registrationBody(), eventId: 'autumn' },
  });
const offered = async () =>
  (await storedIn('waitingList')).filter(({ state }) => state === 'offered').length;

/** An event in three days with 20 places, one of which is taken. */
beforeEach(async () => {
  await seedEvents();
  await seed(limitedEvent(20));
});

it('does not close a walk with free places by one unconfirmed email', async () => {
  expect((await join('stranger@example.com')).json).toMatchObject({ code: 'walk-has-places' });
  expect((await register()).status).toBe(200);
});

it.skipIf(isPacked)('holds no places and mails no offers for unconfirmed emails', async () => {
  await change('ticketCounts/autumn', { taken: 20, open: 20 });
  for (let at = 0; at < 30; at += 1) await join(`stranger${at}@example.com`, `192.0.2.${at}`);
  await change('ticketCounts/autumn', { taken: 1, open: 1 });
  await updateWaitingLists(Date.now());
  await deliverDueMails(Date.now());
  expect(await offered()).toBe(0);
  expect(catcher.mails.filter(({ subject }) => subject.includes('A place is free'))).toEqual([]);
  expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1 });
  expect((await register()).status).toBe(200);
});

it('holds few entries of one network', async () => {
  await change('ticketCounts/autumn', { taken: 20, open: 20 });
  const statuses = [];
  for (let at = 0; at < 8; at += 1) {
    statuses.push((await join(`stranger${at}@example.com`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await join('other@example.com', '198.51.100.7')).status).toBe(200);
});

it('holds the entries of all who share an address of Google', async () => {
  await change('ticketCounts/autumn', { taken: 20, open: 20 });
  for (let at = 0; at < 8; at += 1)
    expect((await join(`neighbor${at}@example.com`, '74.125.208.12')).status).toBe(200);
  expect(await storedIn('waitingList')).toHaveLength(8);
});

it('keeps one entry of a mailbox in all spellings of its email', async () => {
  await change('ticketCounts/autumn', { taken: 20, open: 20 });
  for (const email of ['ana@example.com', 'Ana+1@example.com', 'ana+walk@example.com'])
    expect((await join(email)).status).toBe(200);
  expect(await storedIn('waitingList')).toHaveLength(1);
});

it.skipIf(isPacked)('stores no secret of a link after its mail is sent', async () => {
  await change('ticketCounts/autumn', { taken: 20, open: 20 });
  const tokens = () =>
    catcher.mails
      .filter(({ to }) => to.includes('leak@example.com'))
      .flatMap(({ text }) => /[0-9a-f]{40}-[0-9A-Za-z]+/.exec(text ?? '') ?? []);
  await join('leak@example.com');
  await deliverDueMails(Date.now());
  await api.as('anonymous', 'POST', '/api/waiting-list/confirm', {
    body: { token: tokens()[0] ?? '' },
  });
  await change('ticketCounts/autumn', { taken: 1, open: 1 });
  await updateWaitingLists(Date.now());
  await deliverDueMails(Date.now());
  const secrets = tokens().map((token) => token.split('-')[1] ?? '');
  expect(secrets).toHaveLength(2);
  const everything = JSON.stringify([await storedIn('waitingList'), await storedIn('mails')]);
  for (const secret of secrets) expect(everything).not.toContain(secret);
});
