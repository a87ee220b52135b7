import { randomUUID } from 'node:crypto';
import { fromFirestore, toFirestore } from '../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { registration } from '../../../tests/support/stress/target.ts';
import { openDatabase } from '../../emulators/database.ts';
import type { Ports } from '../../emulators/ports.ts';
import { registerAttendees } from './attendees.ts';
import { latencies } from './clients.ts';

/** Documents that one request of an import, or one commit, has. */
export const importSize = 400;

/** Registers one person and writes down as many more like them: what is measured is how they are listed. */
export async function moreRegistrations(ports: Ports, at: string, count: number): Promise<void> {
  const database = await openDatabase(ports);
  const email = `ada.${randomUUID()}@example.com`;
  await registerAttendees(at, [registration({ email })]);
  const found = await database
    .collection(documentPaths.registrations)
    .where('email', '==', email)
    .get();
  const model = fromFirestore(found.docs[0]?.data()) as Record<string, unknown>;
  const parts = Array.from({ length: Math.ceil(count / importSize) }, (_, part) => async () => {
    const batch = database.batch();
    const end = Math.min((part + 1) * importSize, count);
    for (let index = part * importSize; index < end; index += 1)
      batch.create(database.doc(documentPaths.registration(randomUUID())), toFirestore(model));
    await batch.commit();
  });
  await latencies(parts, 4);
}
