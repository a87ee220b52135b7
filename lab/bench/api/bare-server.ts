import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { listen } from './listen.ts';

/*
 * Baseline for the API: a check-in by a server that trusts its input. It verifies the token with the same
 * library (which requests the account from the Auth emulator; the deployed one needs no request), reads the
 * same documents in two round trips and commits the same writes.
 */
initializeApp();
const db = getFirestore();

interface CheckInRequest {
  participantId: string;
  eventId: string;
  businessId: string;
}

listen(
  createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await checkIn(request)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }),
);

async function checkIn(request: IncomingMessage): Promise<object> {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const { uid } = await getAuth().verifyIdToken(token);
  await db.doc(documentPaths.participant(uid)).get();
  const body = (await json(request)) as CheckInRequest;
  const { participantId, eventId, businessId } = body;
  const place = db.doc(documentPaths.progress(participantId, eventId));
  const [, , progress] = await db.getAll(
    db.doc(documentPaths.event(eventId)),
    db.doc(documentPaths.catalog(eventId)),
    place,
  );
  const now = new Date();
  const visit = { checkInTime: now, state: 'verified' };
  const evidence = {
    ...body,
    ...visit,
    receivedAt: now,
    reasons: [],
    source: 'device',
    version: 1,
  };
  const answer = { checkInTime: now.toISOString(), businessId, state: 'verified' };
  const batch = db.batch();
  batch.create(db.doc(documentPaths.checkIn(eventId, participantId, businessId)), evidence);
  batch.update(
    place,
    { visits: { ...(progress?.get('visits') as object), [businessId]: visit } },
    progress?.updateTime ? { lastUpdateTime: progress.updateTime } : {},
  );
  batch.create(db.doc(documentPaths.idempotentRequest(randomUUID())), {
    requestSha256: randomUUID(),
    answer: JSON.stringify(answer),
    answeredAt: now,
    expiresAt: now,
  });
  await batch.commit();
  return answer;
}
