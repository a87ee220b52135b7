import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { updateWaitingLists } from '../../../functions/src/modules/waiting-list/offers.ts';
import { change, stored, storedIn } from '../../support/api/database.ts';
import { api, body, seedEvents } from '../../support/api/event-calls.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { event, seed } from '../../support/api/staff-api.ts';

const catcher = useMailCatcher();
const hours = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * hours).toISOString();
const later = (count: number) => Date.now() + count * hours;
const join = (email: string, eventId = 'autumn') =>
  api.as('anonymous', 'POST', `/api/events/${eventId}/waiting-list`, {
    body: { email, language: 'en' },
  });
const counts = async () =>
  (await api.as('desk', 'GET', '/api/admin/events/autumn/waiting-list')).json;
const register = (offer?: string) =>
  api.as('anonymous', 'POST', '/api/waiver/submit', {
    body: {
      ...registrationBody(),
      eventId: 'autumn',
      ...(offer !== undefined && { offer }),
    },
  });
const active = async () => (await api.as('anonymous', 'GET', '/api/events/active')).json;
const offerOf = async (email: string) => {
  const mail = catcher.mails.find(({ to }) => to.includes(email));
  return /offer=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const setCapacity = (capacity: number | null) => change('ticketCounts/autumn', { capacity });

/** An event in three days with one place, which is taken. */
beforeEach(async () => {
  await seedEvents();
  await seed({
    'events/autumn': { ...event, startTime: inHours(72), endTime: inHours(76), capacity: 1 },
    'ticketCounts/autumn': {
      capacity: 1,
      taken: 1,
      open: 1,
      types: {},
      countedAt: inHours(0),
      completeAt: inHours(-1),
    },
  });
});

describe('a sold-out event', () => {
  it('keeps emails in their order, each once', async () => {
    expect(await active()).toMatchObject({ isSoldOut: true, hasWaitingList: true });
    const { json } = await join('ana@example.com');
    expect((await join('ana@example.com')).json).toEqual(json);
    await join('bo@example.com');
    expect(await counts()).toEqual({ waiting: 2, offered: 0 });
    await updateWaitingLists(Date.now());
    expect(await counts()).toEqual({ waiting: 2, offered: 0 });
    expect(await storedIn('mails')).toEqual([]);
  });

  it.skipIf(isPacked)('offers a free place to the first, who registers with it', async () => {
    await join('ana@example.com');
    await join('bo@example.com');
    await setCapacity(2);
    // Others do not pass those who wait.
    expect(await active()).toMatchObject({ isSoldOut: true });
    expect((await register()).json).toMatchObject({ code: 'sold-out' });
    await updateWaitingLists(Date.now());
    await deliverDueMails(Date.now());
    expect(await counts()).toEqual({ waiting: 1, offered: 1 });
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 2, open: 2 });
    const offer = await offerOf('ana@example.com');
    const { json } = await api.as('anonymous', 'GET', `/api/waiting-list/${offer}`);
    expect(json).toMatchObject({ eventId: 'autumn', endsAt: expect.any(String) });
    const notOffered = `${offer.slice(0, -1)}${offer.endsWith('0') ? '1' : '0'}`;
    expect((await register(notOffered)).json).toMatchObject({ code: 'sold-out' });
    expect((await register(offer)).status).toBe(200);
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 2, open: 2 });
    expect((await register(offer)).json).toMatchObject({ code: 'sold-out' });
    expect(await counts()).toEqual({ waiting: 1, offered: 0 });
  });

  it.skipIf(isPacked)('passes an offer that ended on to the next', async () => {
    await join('ana@example.com');
    await join('bo@example.com');
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    await deliverDueMails(Date.now());
    const offer = await offerOf('ana@example.com');
    await updateWaitingLists(later(25));
    await deliverDueMails(later(25));
    expect(await counts()).toEqual({ waiting: 0, offered: 1 });
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 2, open: 2 });
    expect((await register(offer)).json).toMatchObject({ code: 'sold-out' });
    expect((await api.as('anonymous', 'GET', `/api/waiting-list/${offer}`)).status).toBe(410);
    expect(await offerOf('bo@example.com')).toMatch(/^[0-9a-f]{40}-/);
  });

  it.skipIf(isPacked)('sends the mail of an offer again', async () => {
    await join('again@example.com');
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    await deliverDueMails(Date.now());
    const { mails } = (await api.as('admin', 'GET', '/api/admin/mails')).json;
    const again = await api.as('admin', 'POST', `/api/admin/mails/${mails[0]?.id}/again`);
    expect(again.status).toBe(200);
    expect(await stored(`mails/${again.json.id}`)).toMatchObject({ kind: 'offer', state: 'sent' });
    const [latest, first, ...others] = catcher.mails.filter(({ to }) =>
      to.includes('again@example.com'),
    );
    expect(latest).toMatchObject({ subject: first?.subject, text: first?.text });
    expect(others).toEqual([]);
  });

  it('is listed for admins in its order, audited with its size', async () => {
    const list = (person: 'admin' | 'desk') =>
      api.as(person, 'POST', '/api/admin/events/autumn/waiting-list/entries');
    await join('ana@example.com');
    await join('bo@example.com');
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    const { json } = await list('admin');
    expect(json.entries).toMatchObject([
      { email: 'ana@example.com', state: 'offered', offerEndsAt: expect.any(String) },
      { email: 'bo@example.com', state: 'waiting', offerEndsAt: null },
    ]);
    expect(JSON.stringify(json)).not.toContain('secret');
    const entries = await storedIn('audit');
    expect(entries.filter(({ action }) => action === 'waiting-list.list')).toMatchObject([
      { actor: 'admin', target: 'events/autumn', details: { people: 2 } },
    ]);
    expect((await list('desk')).status).toBe(403);
  });

  it('offers each place once when two runs start at once', async () => {
    for (const name of ['ana', 'bo', 'cy', 'di']) await join(`${name}@example.com`);
    await setCapacity(3);
    await Promise.all([1, 2, 3].map(() => updateWaitingLists(Date.now())));
    expect(await counts()).toEqual({ waiting: 2, offered: 2 });
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 3 });
    expect(await storedIn('mails')).toHaveLength(2);
  });

  it('offers the places of other events while more wait than a run reads', async () => {
    const winter = { ...event, startTime: inHours(96), endTime: inHours(99), capacity: 5 };
    const entry = { language: 'en', state: 'waiting', offerEndsAt: null, secret: '' };
    const waiting = Array.from({ length: 101 }, (_, index) => [
      `waitingList/entry${index}`,
      {
        ...entry,
        eventId: 'autumn',
        email: `guest${index}@example.com`,
        joinedAt: inHours(-2),
        expiresAt: inHours(76),
      },
    ]);
    await seed({ 'events/winter': winter, ...Object.fromEntries(waiting) });
    await join('ana@example.com', 'winter');
    await updateWaitingLists(Date.now());
    const offered = (await storedIn('waitingList')).filter(({ state }) => state === 'offered');
    expect(offered).toMatchObject([{ eventId: 'winter', email: 'ana@example.com' }]);
  });

  it('counts offered places when the capacity is edited', async () => {
    await join('ana@example.com');
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    const { json } = await api.as('admin', 'PUT', '/api/admin/events/autumn', {
      body: { ...body, startTime: inHours(72), endTime: inHours(76), capacity: 5 },
    });
    expect(json).toMatchObject({ capacity: 5 });
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1, open: 1 });
  });

  it('makes no offers in the last two hours, when the desk sells what is left', async () => {
    await join('ana@example.com');
    await setCapacity(2);
    await updateWaitingLists(later(70.5));
    expect(await counts()).toEqual({ waiting: 0, offered: 0 });
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1 });
  });
});

it.each([
  ['an unknown event', 'gone', 422],
  ['an event that has started', 'started', 422],
])('has no waiting list for %s', async (_, eventId, status) => {
  await seed({ 'events/started': { ...event, startTime: inHours(-1), endTime: inHours(3) } });
  expect((await join('ana@example.com', eventId)).status).toBe(status);
  expect(await storedIn('waitingList')).toEqual([]);
});
