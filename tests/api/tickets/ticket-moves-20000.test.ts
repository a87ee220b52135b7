import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeAll, expect, it } from 'vitest';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { at, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { registrationBody } from '../../support/api/people.ts';
import { stored } from '../../support/api/store/database.ts';

/* 20,000 tickets, moved by 400 as the portal does, while people register with some of them. */

const api = await staffApi();
const count = 20_000;
const atOnce = 400;
const id = (index: number) => `MANY-${String(index).padStart(6, '0')}`;
const ticket = newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at);

beforeAll(async () => {
  await seed({ 'events/autumn': event, 'events/spring': { ...event, isActive: false } });
  const db = await firestore();
  for (let start = 0; start < count; start += atOnce) {
    const batch = db.batch();
    for (let index = start; index < start + atOnce; index += 1)
      batch.set(db.doc(`tickets/${id(index)}`), toFirestore(ticket));
    await batch.commit();
  }
});

it('moves 20,000 tickets while some are redeemed: each is redeemed or moved', async () => {
  let moved = 0;
  const leftAlone: string[] = [];
  const redeemed: string[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const ids = Array.from({ length: atOnce }, (_, index) => id(start + index));
    const contested = ids[start % 397] ?? '';
    const [move, registration] = await Promise.all([
      api.as('admin', 'POST', '/api/admin/tickets/changes', {
        body: { ids, change: { kind: 'move', eventId: 'spring' } },
      }),
      api.as('anonymous', 'POST', '/api/waiver/submit', {
        body: { ...registrationBody(), ticketId: contested, paymentMethod: 'prepaid' },
      }),
    ]);
    expect(move.status).toBe(200);
    moved += move.json.changed;
    leftAlone.push(...move.json.leftAlone);
    if (registration.status === 200) redeemed.push(contested);
    const { eventId, state } = await stored(`tickets/${contested}`);
    expect([eventId, state]).toEqual(
      registration.status === 200 ? ['autumn', 'redeemed'] : ['spring', 'unused'],
    );
  }
  expect(leftAlone).toEqual(redeemed);
  expect(moved + redeemed.length).toBe(count);
}, 300_000);
