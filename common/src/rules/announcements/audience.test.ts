import { expect, it } from 'vitest';
import { catalog, catalogBusiness } from '../../support/samples.ts';
import { isInAudience } from './audience.ts';

const at = '2026-11-20T22:00:00.000Z';
const registration = { arrivedAt: null, firstVisitAt: null, isVerified: false, typeId: 'driver' };
const visit = (state: 'verified' | 'pending') => ({ visits: { mill: { checkInTime: at, state } } });
const shops = (...ids: string[]) => catalog({ businesses: ids.map((id) => catalogBusiness(id)) });
const closedLoom = catalog({
  businesses: [catalogBusiness('mill'), catalogBusiness('loom', { status: 'closed' })],
});
const none = { registration: undefined, progress: undefined };

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
  ['finished', null, { progress: visit('verified'), catalog: shops('mill') }, true],
  ['finished', null, { progress: visit('verified'), catalog: shops('mill', 'loom') }, false],
  ['finished', null, { progress: visit('verified'), catalog: closedLoom }, true],
  ['finished', null, { progress: visit('pending'), catalog: shops('mill') }, false],
  ['finished', null, { progress: visit('verified'), catalog: shops() }, false],
  ['finished', null, { catalog: shops() }, false],
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
  expect(isInAudience({ audience, audienceId }, { ...none, ...facts })).toBe(expected);
});
