import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { listTills } from '@wine-walk/common/api/staff/tills.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { seed, staffAccount, staffToken } from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { participantOf, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { ago, api, before, listConflicts } from '../../support/api/fixtures/offline-desk.ts';
import { storedIn } from '../../support/api/store/database.ts';

/*
 * The first hour of an evening: 200 people arrive at five desks, which are offline for all of it and then send their
 * actions. 120 are registered, of whom 40 pay in cash; 60 have a ticket only, of which 10 are not paid; 20 walk up.
 */
const desks = ['desk1', 'desk2', 'desk3', 'desk4', 'desk5'];
const priceCents = 3500;
const floatCents = 5000;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Arrival {
  body: Record<string, unknown>;
  takenCents: number;
}

const registered = range(120).map((index) => ({
  id: `RUSHPERS0N${String(index).padStart(4, '0')}`,
  owes: index < 40,
}));
const ticketed = range(60).map((index) => ({
  id: `RUSH-${String(index).padStart(4, '0')}`,
  owes: index < 10,
}));

const byRegistration = ({ id, owes }: (typeof registered)[number]): Arrival => ({
  body: { submissionIds: [id], takesPayment: owes, takenCents: owes ? { [id]: priceCents } : {} },
  takenCents: owes ? priceCents : 0,
});
/** Returns the arrival of a person without a registration; the repeat of a request has the same `ref`. */
const newcomer = (fields: object, pays: boolean): Arrival => {
  const ref = randomUUID();
  const person = { ref, ticketId: null, found: null, fullName: '', ...fields };
  const takenCents = pays ? { [ref]: priceCents } : {};
  return {
    body: { newcomers: [person], eventId: 'autumn', takesPayment: pays, takenCents },
    takenCents: pays ? priceCents : 0,
  };
};
const byTicket = ({ id, owes }: (typeof ticketed)[number], index: number): Arrival =>
  // Every third is found by name, so that the phone knows the end of the ticket only.
  index % 3 === 0
    ? newcomer({ found: { text: `Holder${index} Berg`, ticketEnd: id.slice(-4) } }, owes)
    : newcomer({ ticketId: id }, owes);

beforeEach(async () => {
  const people = registered.flatMap(({ id, owes }, index) => [
    [`participants/rush${index}`, participantOf(`rush${index}`, `Person${index} Rush`)],
    [
      `registrations/${id}`,
      {
        ...registrationOf(`Person${index} Rush`),
        participantId: `rush${index}`,
        submittedAt: ago(600),
        ...(!owes && { isVerified: true, state: 'verified' }),
      },
    ],
  ]);
  const tickets = ticketed.map(({ id, owes }, index) => [
    `tickets/${id}`,
    newTicket(
      { eventId: 'autumn', holderName: `Holder${index} Berg`, holderEmail: null, owes },
      'import',
      ago(600),
    ),
  ]);
  const staff = desks.map((name) => [`staff/staff-${name}`, staffAccount(name, { role: 'desk' })]);
  await seed({ ...before, ...Object.fromEntries([...staff, ...people, ...tickets]) });
});

/** Sends the actions of a desk in the hour, in order; every fifth response is lost, so that the request is repeated. */
async function sendQueue(name: string, arrivals: readonly Arrival[]): Promise<void> {
  const token = staffToken(name, 'desk');
  const post = (path: string, body: object, key: string) =>
    request('POST', path, { at: api.at, token, body, key });
  for (const [index, { body, takenCents }] of arrivals.entries()) {
    const doneAt = ago(60 - (index / arrivals.length) * 55);
    const float = { eventId: 'autumn', openingFloatCents: floatCents };
    if (takenCents > 0) await post('/api/admin/tills', float, randomUUID());
    const key = randomUUID();
    const sent = { ...body, doneAt, isIdSeen: true, isReleaseSigned: true };
    const isRepeated = index % 5 === 0;
    for (const copy of isRepeated ? [sent, sent] : [sent]) {
      const { status, text } = await post('/api/admin/desk/admissions', copy, key);
      expect(status, text).toBe(200);
    }
  }
}

it('lets 200 people in once at five desks that were offline for an hour, and balances the tills', async () => {
  const arrivals = [
    ...registered.map(byRegistration),
    ...ticketed.map(byTicket),
    ...range(20).map((index) => newcomer({ fullName: `Walker${index} Up` }, true)),
  ];
  expect(arrivals).toHaveLength(200);
  // The next desk admits again: five who are registered, three who pay a second time, and one with a ticket only.
  const again = [
    ...[...registered.slice(50, 55), ...registered.slice(0, 3)].map(byRegistration),
    ...ticketed.slice(20, 21).map(({ id }) => newcomer({ ticketId: id }, false)),
  ];
  const queues = desks.map((_, desk) => [
    ...arrivals.filter((_arrival, index) => index % desks.length === desk),
    ...again.filter((_arrival, index) => (index + 1) % desks.length === desk),
  ]);
  const known = (await storedIn('registrations')).length;
  await Promise.all(desks.map((name, desk) => sendQueue(name, queues[desk] ?? [])));

  const all = await storedIn('registrations');
  expect(all.length).toBe(known + 80);
  expect(all.filter(({ arrivedAt }) => arrivedAt !== null)).toHaveLength(200);
  const tickets = await storedIn('tickets');
  expect(tickets.filter(({ state }) => state === 'redeemed')).toHaveLength(60);

  for (const [desk, name] of desks.entries()) {
    const takenCents = (queues[desk] ?? []).reduce((sum, each) => sum + each.takenCents, 0);
    const answer = await request('GET', '/api/admin/tills?eventId=autumn', {
      at: api.at,
      token: staffToken(name, 'desk'),
    });
    const { tills, ownTillId } = answer.json as ResponseOf<typeof listTills>;
    const own = tills.find(({ id }) => id === ownTillId);
    expect(own).toMatchObject({
      salesCents: takenCents,
      salesCount: takenCents / priceCents,
      expectedCents: floatCents + takenCents,
    });
  }

  const conflicts = await listConflicts();
  const ofReason = (reason: string) =>
    conflicts.filter((conflict: { reason: string }) => conflict.reason === reason);
  expect(conflicts).toHaveLength(12);
  expect(ofReason('already-arrived')).toHaveLength(9);
  expect(ofReason('paid-twice')).toMatchObject(
    range(3).map(() => ({ paid: { amountCents: priceCents, currency: 'USD', method: 'cash' } })),
  );
});
