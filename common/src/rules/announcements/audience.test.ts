import { expect, it } from 'vitest';
import { catalog, catalogBusiness, event, ticketType } from '../../support/samples.ts';
import { isInAudience } from './audience.ts';

const at = '2026-11-20T22:00:00.000Z';
const registration = { arrivedAt: null, firstVisitAt: null, isVerified: false, typeId: 'driver' };
const visit = (state: 'verified' | 'pending') => ({ visits: { mill: { checkInTime: at, state } } });
const none = { registration: undefined, progress: undefined };
const walk = {
  event: event('autumn', { ticketTypes: [ticketType({ isSoldAtDesk: false })] }),
  catalog: catalog({ businesses: [catalogBusiness('mill')] }),
};

it.each([
  ['all', null, none, true],
  ['not-arrived', null, { registration }, true],
  ['not-arrived', null, { registration: { ...registration, arrivedAt: at } }, false],
  ['not-arrived', null, { registration: { ...registration, firstVisitAt: at } }, false],
  ['not-arrived', null, none, false],
  ['arrived', null, { registration }, false],
  ['arrived', null, { registration: { ...registration, arrivedAt: at } }, true],
  ['arrived', null, { registration: { ...registration, firstVisitAt: at } }, true],
  ['arrived', null, none, false],
  ['finished', null, { progress: visit('verified') }, true],
  ['finished', null, { progress: visit('pending') }, false],
  ['finished', null, none, false],
  ['ticket-holders', null, { registration }, false],
  ['ticket-holders', null, none, false],
  ['unpaid', null, { registration }, true],
  ['unpaid', null, { registration: { ...registration, isVerified: true } }, false],
  ['unpaid', null, none, false],
  ['ticket-type', 'driver', { registration }, true],
  ['ticket-type', 'taster', { registration }, false],
  ['ticket-type', 'driver', none, false],
  ['visitors', 'mill', { progress: visit('verified') }, true],
  ['visitors', 'mill', { progress: visit('pending') }, false],
  ['visitors', 'loom', { progress: visit('verified') }, false],
  ['visitors', 'mill', none, false],
] as const)('isInAudience of %s %s with %j returns %s', (audience, audienceId, facts, expected) => {
  expect(isInAudience({ audience, audienceId }, { ...walk, ...none, ...facts })).toBe(expected);
});

it.each([
  ['another open stop', catalogBusiness('loom'), false],
  ['a stop that closed', catalogBusiness('loom', { status: 'closed' }), true],
  ['a stop that sold out', catalogBusiness('loom', { status: 'sold-out' }), true],
])('isInAudience of finished with %s returns the expected answer', (_, loom, expected) => {
  const businesses = [...walk.catalog.businesses, loom];
  const facts = { ...walk, ...none, progress: visit('verified'), catalog: catalog({ businesses }) };
  expect(isInAudience({ audience: 'finished', audienceId: null }, facts)).toBe(expected);
});

it('isInAudience of unpaid returns false for a free type, and true for others of the event', () => {
  const driver = ticketType({ priceCents: 0, isSoldAtDesk: false });
  const isUnpaid = (typeId: string | null) =>
    isInAudience(
      { audience: 'unpaid', audienceId: null },
      {
        ...none,
        registration: { ...registration, typeId },
        event: event('autumn', { ticketTypes: [driver] }),
      },
    );
  expect([isUnpaid('driver'), isUnpaid(null)]).toEqual([false, true]);
});
