import { randomUUID } from 'node:crypto';
import { newTicket, withEntryKey } from '@wine-walk/common/rules/tickets/tickets.ts';
import { expect, it } from 'vitest';
import { main } from '../../../tools/migrate.ts';
import { call } from '../../support/api/client.ts';
import {
  addEmail,
  hasUid,
  linkAllByEmail,
  newParticipant,
  signIn,
} from '../../support/api/people.ts';
import { change, stored, writtenAt } from '../../support/api/store/database.ts';
import { cashRegistration } from '../../support/registration-record.ts';

const project = process.env.GCLOUD_PROJECT ?? '';

it('removes Auth accounts with an email; uid and progress stay and email sign-in works; safe to repeat', async () => {
  const email = `earlier.${randomUUID()}@example.com`;
  const person = await newParticipant({ email });
  await addEmail(person.uid, email);
  const before = await stored(`participants/${person.uid}`);

  expect(await main(['--project', project])).toBe(0);
  expect(await hasUid(person.uid)).toBe(true);
  expect(await main(['--project', project, '--apply'])).toBe(0);
  expect(await hasUid(person.uid)).toBe(false);
  expect(await main(['--project', project, '--apply'])).toBe(0);

  expect(await stored(`participants/${person.uid}`)).toEqual(before);
  const again = await linkAllByEmail(email);
  expect(again.user.id).toBe(person.uid);
  const { status } = await call('GET', `/api/participants/${person.uid}`, { token: again.token });
  expect(status).toBe(200);
});

it('publishes due announcements from before server-side publishing', async () => {
  const earlier = `events/${randomUUID()}/announcements/one`;
  const at = '2026-01-01T18:00:00.000Z';
  const fields = { title: 'Hello', message: 'Hi.', version: 1, createdAt: at, updatedAt: at };
  await change(earlier, { ...fields, publishAt: at });
  const waiting = `${earlier}-waiting`;
  await change(waiting, { ...fields, publishAt: at, isPublished: false });
  const later = `${earlier}-later`;
  await change(later, { ...fields, publishAt: '2099-01-01T18:00:00.000Z' });
  await main(['--project', project, '--apply']);
  expect((await stored(earlier)).isPublished).toBe(true);
  expect((await stored(later)).isPublished).toBe(false);
  expect((await stored(waiting)).isPublished).toBe(false);
});

it('rebuilds search keys of registrations and tickets, and spellings of emails; safe to repeat', async () => {
  const at = '2026-01-01T18:00:00.000Z';
  const ofEvent = `rekey-${randomUUID()}`;
  const before = cashRegistration({
    eventId: ofEvent,
    participantId: randomUUID(),
    fullName: 'Łucja Øst',
    email: 'somebody@example.com',
    submittedAt: at,
  });
  const registration = `registrations/${randomUUID()}`;
  await change(registration, { ...before, nameKey: 'łucja øst', nameTerms: ['ł'] });
  const holder = { holderName: 'Đorđe Łuk', holderEmail: 'dj@xn--bcher-kva.example' };
  const ticketId = randomUUID().toUpperCase();
  const ticket = `tickets/${ticketId}`;
  const sold = newTicket({ eventId: ofEvent, ...holder }, 'import', at);
  await change(ticket, {
    ...sold,
    holderEmail: 'dj@bücher.example',
    holderNameKey: 'đorđe łuk',
    holderNameTerms: [],
  });
  const login = await call('POST', '/api/admin/login', {
    body: { username: 'admin', password: 'winewalk' },
  });
  const token = await signIn(login.json.sessionId);
  const found = async () => {
    const list = `/api/admin/registrations?eventId=${ofEvent}&search=lucja` as const;
    const tickets = `/api/admin/tickets?eventId=${ofEvent}&search=luk` as const;
    const [people, sold] = [
      await call('GET', list, { token }),
      await call('GET', tickets, { token }),
    ];
    return [people.json.registrations.length, sold.json.tickets.length];
  };
  const written = async () =>
    (await Promise.all([registration, ticket].map(writtenAt))).map(String);

  expect(await found()).toEqual([0, 0]);
  const asBefore = await written();
  await main(['--project', project]);
  expect(await written()).toEqual(asBefore);
  await main(['--project', project, '--apply']);
  expect(await found()).toEqual([1, 1]);
  expect(await stored(registration)).toEqual(before);
  expect(await stored(ticket)).toEqual(withEntryKey(ticketId, sold));

  const asAfter = await written();
  await main(['--project', project, '--apply']);
  expect(await written()).toEqual(asAfter);
});
