import { beforeEach, describe, expect, it } from 'vitest';
import { mailboxHash } from '../../../functions/src/lib/mailbox-hash.ts';
import { deliverDueMails, deliverMail } from '../../../functions/src/mail/outbox.ts';
import type { MailProvider } from '../../../functions/src/mail/smtp.ts';
import { updateWaitingLists } from '../../../functions/src/modules/waiting-list/offers.ts';
import { api, body, seedEvents } from '../../support/api/calls/event-calls.ts';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import { inHours, limitedEvent } from '../../support/api/fixtures/limited-event.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const later = (hours: number) => Date.now() + hours * 3_600_000;
/** Each test is in another network, whose requests are limited. */
let network = 0;
const headers = () => ({ 'X-Forwarded-For': `198.51.100.${network}` });
const ask = (email: string, eventId = 'autumn') =>
  api.as('anonymous', 'POST', `/api/events/${eventId}/waiting-list`, {
    headers: headers(),
    body: { email, language: 'en' },
  });
const confirm = (token: string) =>
  api.as('anonymous', 'POST', '/api/waiting-list/confirm', {
    headers: headers(),
    body: { token },
  });
/** Returns the token in the queued mail that confirms an entry. */
async function mailedToken(email: string, eventId = 'autumn'): Promise<string> {
  const id = mailboxHash(email, eventId);
  return `${id}-${(await stored(`mails/confirm-${id}`)).secret}`;
}
/** Asks for a place and confirms the email. */
async function join(email: string, eventId?: string) {
  const asked = await ask(email, eventId);
  if (asked.status === 200) await confirm(await mailedToken(email, eventId));
  return asked;
}
const counts = async () =>
  (await api.as('desk', 'GET', '/api/admin/events/autumn/waiting-list')).json;
const register = (offer?: string, eventId = 'autumn') =>
  api.as('anonymous', 'POST', '/api/waiver/submit', {
    body: {
      ...registrationBody(),
      eventId,
      ...(offer !== undefined && { offer }),
    },
  });
const active = async () => (await api.as('anonymous', 'GET', '/api/events/active')).json;
const offerOf = async (email: string) => {
  const mail = catcher.mails.find(({ to, text }) => to.includes(email) && text?.includes('offer='));
  return /offer=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const setCapacity = (capacity: number | null) => change('ticketCounts/autumn', { capacity });

/** An event in three days with one place, which is taken. */
beforeEach(async () => {
  network += 1;
  await seedEvents();
  await seed(limitedEvent(1));
});

describe('a sold-out event', () => {
  it('keeps emails in their order, each once', async () => {
    expect(await active()).toMatchObject({ isSoldOut: true, hasWaitingList: true });
    const { json } = await join('ana@example.com');
    expect((await ask('ana@example.com')).json).toEqual(json);
    await join('bo@example.com');
    expect(await counts()).toEqual({ waiting: 2, offered: 0 });
    await updateWaitingLists(Date.now());
    expect(await counts()).toEqual({ waiting: 2, offered: 0 });
    const kinds = (await storedIn('mails')).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm-email', 'confirm-email']);
  });

  it.skipIf(isPacked)('counts an entry when the link in its mail is confirmed, once', async () => {
    await ask('ana@example.com');
    await join('bo@example.com');
    expect(await counts()).toEqual({ waiting: 1, offered: 0 });
    await deliverDueMails(Date.now());
    const mail = catcher.mails.find(({ to }) => to.includes('ana@example.com'));
    expect(mail?.subject).toBe('Confirm your place on the waiting list: Autumn Walk');
    const token = /waiting=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await stored(`mails/confirm-${token.slice(0, 40)}`)).secret).toBeNull();
    expect((await confirm(token)).json).toEqual({ eventId: 'autumn' });
    expect((await confirm(token)).json).toEqual({ eventId: 'autumn' });
    expect(await counts()).toEqual({ waiting: 2, offered: 0 });
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    // The first to confirm comes first.
    expect(await stored(`waitingList/${mailboxHash('bo@example.com', 'autumn')}`)).toMatchObject({
      state: 'offered',
    });
  });

  it('replaces the link of an earlier mail, and ends it after a day', async () => {
    await ask('ana@example.com');
    const first = await mailedToken('ana@example.com');
    await ask('ana@example.com');
    const second = await mailedToken('ana@example.com');
    expect((await confirm(first)).status).toBe(410);
    const path = `waitingList/${mailboxHash('ana@example.com', 'autumn')}`;
    await change(path, { expiresAt: inHours(-1) });
    expect((await confirm(second)).status).toBe(410);
    expect(await counts()).toEqual({ waiting: 0, offered: 0 });
  });

  it.skipIf(isPacked)('sends the link that replaced another one while it was sent', async () => {
    await ask('ana@example.com');
    const sent: string[] = [];
    const send: MailProvider = async ({ text }) => {
      const token = /waiting=([\w-]+)/.exec(text)?.[1] ?? '';
      sent.push(token);
      if (sent.length === 1) await ask('ana@example.com');
      return { outcome: 'accepted' };
    };
    const id = `confirm-${mailboxHash('ana@example.com', 'autumn')}`;
    await deliverMail(id, send, Date.now());
    const mail = await deliverMail(id, send, Date.now());
    expect(sent).toHaveLength(2);
    expect(mail).toMatchObject({ state: 'sent', secret: null });
    expect((await confirm(sent[1] ?? '')).status).toBe(200);
  });

  it.skipIf(isPacked)('offers the place of a canceled registration', async () => {
    await change('ticketCounts/autumn', { taken: 0, open: 0 });
    const { submissionId } = (await register()).json;
    await join('canceled@example.com');
    const path = `/api/admin/registrations/${submissionId}/cancel` as const;
    expect((await api.as('admin', 'POST', path)).status).toBe(200);
    await updateWaitingLists(Date.now());
    await deliverDueMails(Date.now());
    expect(await counts()).toEqual({ waiting: 0, offered: 1 });
    expect(await offerOf('canceled@example.com')).toMatch(/^[0-9a-f]{40}-/);
  });

  it('closes registration for as many places as people wait', async () => {
    await join('ana@example.com');
    await setCapacity(3);
    expect(await active()).toMatchObject({ isSoldOut: false, hasWaitingList: false });
    expect((await register()).status).toBe(200);
    expect((await register()).json).toMatchObject({ code: 'places-for-waiting-list' });
    expect(await active()).toMatchObject({ isSoldOut: true, hasWaitingList: true });
  });

  it.skipIf(isPacked)('offers a free place to the first, who registers with it', async () => {
    await join('ana@example.com');
    await join('bo@example.com');
    await setCapacity(2);
    // Other people do not pass the waiting list.
    expect(await active()).toMatchObject({ isSoldOut: true });
    expect((await register()).json).toMatchObject({ code: 'places-for-waiting-list' });
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

  it.skipIf(isPacked)('rejects an offer at another event, and keeps it', async () => {
    await join('own@example.com');
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    await deliverDueMails(Date.now());
    const offer = await offerOf('own@example.com');
    await change('events/autumn', { isActive: false });
    const times = { startTime: inHours(96), endTime: inHours(99) };
    await change('events/spring', { ...event, ...times, capacity: 1 });
    await change('ticketCounts/spring', await stored('ticketCounts/autumn'));
    await change('ticketCounts/spring', { capacity: 1, taken: 1, open: 1 });
    expect((await register(offer, 'spring')).json).toMatchObject({ code: 'sold-out' });
    const entry = `waitingList/${mailboxHash('own@example.com', 'autumn')}`;
    expect(await stored(entry)).toMatchObject({ state: 'offered' });
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
    const [latest, first, ...others] = catcher.mails.filter(
      ({ to, text }) => to.includes('again@example.com') && text?.includes('offer='),
    );
    expect(latest?.subject).toBe(first?.subject);
    expect(others).toEqual([]);
    const opened = await Promise.all(
      [latest, first].map((mail) => {
        const offer = /offer=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        return api.as('anonymous', 'GET', `/api/waiting-list/${offer}`);
      }),
    );
    // The secret of the first link is not stored, so the new mail has another one.
    expect(opened.map(({ status }) => status)).toEqual([200, 410]);
  });

  it.skipIf(isPacked)('sends the mail that confirms an entry again with a new link', async () => {
    await ask('late@example.com');
    const first = await mailedToken('late@example.com');
    await deliverDueMails(Date.now());
    const id = mailboxHash('late@example.com', 'autumn');
    const again = () => api.as('admin', 'POST', `/api/admin/mails/confirm-${id}/again`);
    expect((await again()).status).toBe(200);
    const mail = catcher.mails.find(({ to }) => to.includes('late@example.com'));
    const latest = /waiting=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(latest)).json).toEqual({ eventId: 'autumn' });
    const { json } = await again();
    expect((await stored(`mails/${json.id}`)).reason).toBe('entry-confirmed');
    // The link of the entry stays: it may be that of an offer.
    expect((await confirm(latest)).status).toBe(200);
  });

  it('lists the waiting list for admins in its order, and audits its size', async () => {
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
    expect((await storedIn('mails')).filter(({ kind }) => kind === 'offer')).toHaveLength(2);
  });

  it('offers the places of other events while more wait than a run reads', async () => {
    const winter = { ...event, startTime: inHours(96), endTime: inHours(99), capacity: 5 };
    const entry = { language: 'en', state: 'waiting', offerEndsAt: null };
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
    const ana = { ...entry, eventId: 'winter', email: 'ana@example.com', joinedAt: inHours(-1) };
    await seed({
      'events/winter': winter,
      ...Object.fromEntries(waiting),
      'waitingList/ana': { ...ana, expiresAt: inHours(99) },
    });
    await updateWaitingLists(Date.now());
    const offered = (await storedIn('waitingList')).filter(({ state }) => state === 'offered');
    expect(offered).toMatchObject([{ eventId: 'winter', email: 'ana@example.com' }]);
  });

  it('keeps an entry until the end of the event when the event is moved', async () => {
    await join('ana@example.com');
    await ask('bo@example.com');
    const kept = async () =>
      Object.fromEntries(
        (await storedIn('waitingList')).map(({ email, expiresAt }) => [email, expiresAt]),
      );
    const before = await kept();
    const moved = { startTime: inHours(240), endTime: inHours(244) };
    await change('events/autumn', moved);
    await updateWaitingLists(Date.now());
    expect(await kept()).toEqual({ ...before, 'ana@example.com': moved.endTime });
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

describe('the entries of a waiting list', () => {
  const entries = '/api/admin/events/autumn/waiting-list/entries';
  const idOf = (name: string) => mailboxHash(`${name}@example.com`, 'autumn');
  const order = async () =>
    (await api.as('admin', 'POST', entries)).json.entries.map(({ email }) => email.split('@')[0]);
  const move = (
    name: string,
    to: 'front' | 'earlier' | 'later',
    person: 'admin' | 'desk' = 'admin',
  ) => api.as(person, 'POST', `${entries}/${idOf(name)}/move`, { body: { to } });
  const remove = (name: string, person: 'admin' | 'desk' = 'admin') =>
    api.as(person, 'DELETE', `${entries}/${idOf(name)}`);
  const audited = async () =>
    (await api.audit()).filter(({ action }) => /^waiting-list\.(move|remove)$/.test(action));

  beforeEach(async () => {
    for (const name of ['ana', 'bo', 'cy']) await join(`${name}@example.com`);
  });

  it('moves entries for admins, and audits each move', async () => {
    expect((await move('cy', 'front')).status).toBe(200);
    expect(await order()).toEqual(['cy', 'ana', 'bo']);
    await move('ana', 'later');
    expect(await order()).toEqual(['cy', 'bo', 'ana']);
    await move('bo', 'earlier');
    expect(await order()).toEqual(['bo', 'cy', 'ana']);
    expect(
      (await audited()).map(({ action, target, details }) => [action, target, details]),
    ).toEqual([
      ['waiting-list.move', `waitingList/${idOf('cy')}`, { to: 'front' }],
      ['waiting-list.move', `waitingList/${idOf('ana')}`, { to: 'later' }],
      ['waiting-list.move', `waitingList/${idOf('bo')}`, { to: 'earlier' }],
    ]);
  });

  it('leaves the order unchanged at the ends of the list', async () => {
    await move('ana', 'front');
    await move('ana', 'earlier');
    await move('cy', 'later');
    expect(await order()).toEqual(['ana', 'bo', 'cy']);
    expect(await audited()).toEqual([]);
  });

  it('removes entries for admins, audits it, and releases the place of an offer', async () => {
    await setCapacity(2);
    await updateWaitingLists(Date.now());
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 2, open: 2 });
    expect((await remove('ana')).status).toBe(200);
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1, open: 1 });
    await remove('bo');
    expect(await order()).toEqual(['cy']);
    expect((await remove('bo')).status).toBe(404);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'waiting-list.remove',
      'waiting-list.remove',
    ]);
  });

  it('rejects changes by a desk account and under another event', async () => {
    expect((await move('cy', 'front', 'desk')).status).toBe(403);
    expect((await remove('cy', 'desk')).status).toBe(403);
    const elsewhere = `/api/admin/events/other/waiting-list/entries/${idOf('cy')}` as const;
    expect((await api.as('admin', 'DELETE', elsewhere)).status).toBe(404);
    expect(await order()).toEqual(['ana', 'bo', 'cy']);
  });

  it('rejects a move of an unconfirmed entry with 404', async () => {
    await ask('di@example.com');
    expect((await move('di', 'front')).status).toBe(404);
    expect(await order()).toEqual(['ana', 'bo', 'cy', 'di']);
  });
});

it.each([
  ['an unknown event', 'gone', 422],
  ['an event that has started', 'started', 422],
])('adds no one to the waiting list of %s', async (_, eventId, status) => {
  await seed({ 'events/started': { ...event, startTime: inHours(-1), endTime: inHours(3) } });
  expect((await join('ana@example.com', eventId)).status).toBe(status);
  expect(await storedIn('waitingList')).toEqual([]);
});
