import { randomUUID } from 'node:crypto';
import { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../support/api/client.ts';
import { eventId, readBusinesses } from '../support/api/database.ts';
import { newParticipant } from '../support/api/people.ts';
import { serveApp } from '../support/api/served-app.ts';

/** Answers the paths of the documents that the API has asked for since: a single one goes through `getAll`, too. */
function watchReads(): () => string[] {
  const getAll = vi.spyOn(Firestore.prototype, 'getAll');
  onTestFinished(() => getAll.mockRestore());
  return () => {
    const asked = getAll.mock.calls.flat();
    getAll.mockClear();
    return asked.filter((it) => it instanceof DocumentReference).map(({ path }) => path);
  };
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

  const reads = watchReads();
  const usual = [
    `catalogues/${eventId}`,
    `events/${eventId}`,
    `participants/${uid}`,
    `participants/${uid}/progress/${eventId}`,
  ];
  await checkIn(first);
  const ofFirst = reads();
  expect(new Set(ofFirst)).toEqual(new Set([...usual, expect.stringMatching(/^registrations\//)]));
  expect(ofFirst).toHaveLength(6);
  await checkIn(second);
  expect(reads().toSorted()).toEqual(usual);
});
