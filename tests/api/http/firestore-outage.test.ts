import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant } from '../../support/api/people.ts';
import { serveApp } from '../../support/api/served-app.ts';
import { eventId, readBusinesses, stored } from '../../support/api/store/database.ts';
import { setFirestoreConnection } from '../../support/api/store/failing-firestore.ts';

test('reports an unresponsive Firestore before the client gives up and loses nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { at, close } = await serveApp();
  onTestFinished(async () => {
    log.mockRestore();
    setFirestoreConnection('open');
    await close();
  });
  const { uid, token } = await newParticipant();
  const [business] = await readBusinesses();
  const { id = '', latitude = 0, longitude = 0 } = business ?? {};
  const body = { participantId: uid, eventId, businessId: id, latitude, longitude };
  const sent = { at, token, key: randomUUID(), body };

  setFirestoreConnection('silent');
  const refused = await call('POST', '/api/checkins', sent);
  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(refused.headers.get('X-Request-Id')).toMatch(/^\w{4}-\w{4}$/);

  setFirestoreConnection('closed');
  setFirestoreConnection('open');
  const answer = await call('POST', '/api/checkins', sent);
  expect([answer.status, answer.json.isVerified]).toEqual([200, true]);
  expect(await stored(`participants/${uid}/progress/${eventId}`)).toMatchObject({
    visits: { [id]: { state: 'verified' } },
  });
});
