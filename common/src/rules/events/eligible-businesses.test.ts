import { expect, it } from 'vitest';
import { catalogBusiness, pending, verified } from '../../support/samples.ts';
import { eligibleBusinesses, eligibleBusinessesIfAllOpen } from './eligible-businesses.ts';

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

it('eligibleBusinessesIfAllOpen includes closed businesses, and removed ones only after a verified visit', () => {
  expect(ids(eligibleBusinessesIfAllOpen(catalog, progress))).toEqual([
    'open',
    'closed',
    'closed-after',
    'left-after',
  ]);
});
