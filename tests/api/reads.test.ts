import { randomUUID } from 'node:crypto';
import { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../support/api/client.ts';
import { eventId, readBusinesses } from '../support/api/database.ts';
import { newParticipant } from '../support/api/people.ts';
import { serveApp } from '../support/api/served-app.ts';

/** The paths of the documents that the API asks for from now on: a single one is asked for by `getAll`, too. */
function watchReads(): string[] {
  const read: string[] = [];
  const { getAll } = Firestore.prototype;
  vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(function (this: Firestore, ...wanted) {
    read.push(...wanted.filter((it) => it instanceof DocumentReference).map(({ path }) => path));
    return getAll.call(this, ...wanted);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return read;
}

test('a check-in reads four documents, and two more with the first visit', async () => {
  const { at, close } = await serveApp();
  onTestFinished(close);
  const { uid, token } = await newParticipant();
  const [first, second] = await readBusinesses();
  const checkIn = async ({ id = '', latitude = 0, longitude = 0 } = {}) => {
    const body = { participantId: uid, eventId, businessId: id, latitude, longitude };
    const { status } = await call('POST', '/api/checkins', { at, token, key: randomUUID(), body });
    expect(status).toBe(200);
  };
  await call('GET', '/api/events/active', { at });

  const read = watchReads();
  const usual = [
    `catalogues/${eventId}`,
    `events/${eventId}`,
    `participants/${uid}`,
    `participants/${uid}/progress/${eventId}`,
  ];
  await checkIn(first);
  expect(new Set(read)).toEqual(new Set([...usual, expect.stringMatching(/^registrations\//)]));
  expect(read).toHaveLength(6);
  read.length = 0;
  await checkIn(second);
  expect(read.toSorted()).toEqual(usual);
});
