import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { main } from '../../tools/migrate.ts';
import { call } from '../support/api/client.ts';
import { change, eventId, stored } from '../support/api/database.ts';
import { addAddress, hasUid, newParticipant, takeAll } from '../support/api/people.ts';

const project = process.env.GCLOUD_PROJECT ?? '';

it('moves an account with an address: uid and progress stay, and the mail opens them; safe to repeat', async () => {
  const email = `earlier.${randomUUID()}@example.com`;
  const person = await newParticipant({ email });
  await addAddress(person.uid, email);
  const before = await stored(`participants/${person.uid}`);

  expect(await main(['--project', project])).toBe(0);
  expect(await hasUid(person.uid)).toBe(true);
  expect(await main(['--project', project, '--apply'])).toBe(0);
  expect(await hasUid(person.uid)).toBe(false);
  expect(await main(['--project', project, '--apply'])).toBe(0);

  expect(await stored(`participants/${person.uid}`)).toEqual(before);
  const again = await takeAll(email);
  expect(again.user.id).toBe(person.uid);
  const { status } = await call('GET', `/api/participants/${person.uid}`, { token: again.token });
  expect(status).toBe(200);
});

it('publishes announcements from before the server did, where their time has come', async () => {
  const earlier = `events/${eventId}/announcements/${randomUUID()}`;
  const at = '2026-01-01T18:00:00.000Z';
  const fields = { title: 'Hello', message: 'Hi.', version: 1, createdAt: at, updatedAt: at };
  await change(earlier, { ...fields, publishAt: at });
  const later = `${earlier}-later`;
  await change(later, { ...fields, publishAt: '2099-01-01T18:00:00.000Z' });
  await main(['--project', project, '--apply']);
  expect((await stored(earlier)).isPublished).toBe(true);
  expect((await stored(later)).isPublished).toBe(false);
});
