import { beforeAll, expect, it } from 'vitest';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { at, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { change } from '../../support/api/store/database.ts';
import { cashRegistration } from '../../support/registration-record.ts';

/* 20,000 registrations, read page by page as the export does. */

const api = await staffApi();
const count = 20_000;
/** Shared names, so that pages end among equal names. */
const names = Array.from({ length: 500 }, (_, index) => `Ada ${index.toString(36)}`);
const id = (index: number) => `MANY-${String(index).padStart(6, '0')}`;
const registration = (index: number, fullName = names[index % names.length] ?? '') =>
  cashRegistration({
    eventId: 'autumn',
    participantId: `walker-${index}`,
    fullName,
    email: `walker-${index}@example.com`,
    submittedAt: at,
  });

beforeAll(async () => {
  await seed({ 'events/autumn': event });
  const db = await firestore();
  const size = 500;
  const batches = Array.from({ length: count / size }, (_, start) => {
    const batch = db.batch();
    for (let index = start * size; index < (start + 1) * size; index += 1)
      batch.set(db.doc(`registrations/${id(index)}`), toFirestore(registration(index)));
    return batch;
  });
  for (const batch of batches) await batch.commit();
});

it('returns each registration once over all pages while others register and arrive', async () => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  let pages = 0;
  while (cursor !== null) {
    const body = { eventId: 'autumn', ...(cursor && { cursor }) };
    const { status, json } = await api.as('admin', 'POST', '/api/admin/registrations/export', {
      body,
    });
    expect(status).toBe(200);
    if (json.nextCursor) expect(json.rows).toHaveLength(1000);
    seen.push(...json.rows.map((row) => row.id));
    cursor = json.nextCursor;
    pages += 1;
    // Inserts before and after the read position and among equal names, and changes a registration that was
    // read.
    await Promise.all([
      change(`registrations/BEFORE-${pages}`, { ...registration(count, 'Aaron Abt') }),
      change(`registrations/AFTER-${pages}`, { ...registration(count, 'Zoe Zimmer') }),
      change(`registrations/${seen.at(-1)}`, { arrivedAt: at, state: 'arrived' }),
    ]);
  }
  const ofBefore = seen.filter((each) => each.startsWith('MANY-'));
  expect(ofBefore).toHaveLength(count);
  expect(new Set(seen).size).toBe(seen.length);
  // New registrations after the read position are included, earlier ones are not.
  const others = seen.filter((each) => !each.startsWith('MANY-')).toSorted();
  const after = Array.from({ length: pages - 1 }, (_, index) => `AFTER-${index + 1}`);
  expect(others).toEqual(after.toSorted());
  expect(pages).toBe(count / 1000 + 1);
});
