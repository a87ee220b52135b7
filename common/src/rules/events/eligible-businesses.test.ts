import { expect, it } from 'vitest';
import { catalogBusiness, pending, verified } from '../../support/samples.ts';
import {
  eligibleBusinesses,
  eligibleBusinessesIfAllOpen,
  hasFinished,
} from './eligible-businesses.ts';

const catalog = {
  businesses: [
    catalogBusiness('open'),
    catalogBusiness('closed', { status: 'closed' }),
    catalogBusiness('closed-after', { status: 'closed' }),
  ],
  formerBusinesses: [catalogBusiness('left'), catalogBusiness('left-after')],
};
const progress = {
  visits: { 'closed-after': verified(), 'left-after': verified(), left: pending() },
};
const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

it('includes a closed or removed business only after a verified visit', () => {
  expect(ids(eligibleBusinesses(catalog, progress))).toEqual([
    'open',
    'closed-after',
    'left-after',
  ]);
});

it.each([
  ['every open one', { open: verified() }, true],
  ['a closed one only', { 'closed-after': verified() }, false],
  ['the open one without an answer', { open: pending() }, false],
  ['none', {}, false],
])('hasFinished after visits to %s returns the expected answer', (_, visits, expected) => {
  expect(hasFinished(catalog, { visits })).toBe(expected);
});

it('hasFinished returns true only for people who made a stop before all closed', () => {
  const closed = { ...catalog, businesses: catalog.businesses.slice(1) };
  expect(hasFinished(closed, progress)).toBe(true);
  expect(hasFinished(closed, { visits: {} })).toBe(false);
});

it('eligibleBusinessesIfAllOpen includes closed businesses, and removed ones only after a verified visit', () => {
  expect(ids(eligibleBusinessesIfAllOpen(catalog, progress))).toEqual([
    'open',
    'closed',
    'closed-after',
    'left-after',
  ]);
});
