import { expect, it } from 'vitest';
import { catalogueBusiness, pending, verified } from '../../support/samples.ts';
import { eligibleBusinesses, eligibleBusinessesIfAllOpen } from './eligible-businesses.ts';

const catalogue = {
  businesses: [
    catalogueBusiness('open'),
    catalogueBusiness('closed', { status: 'closed' }),
    catalogueBusiness('closed-after', { status: 'closed' }),
  ],
  formerBusinesses: [catalogueBusiness('left'), catalogueBusiness('left-after')],
};
const progress = {
  visits: { 'closed-after': verified(), 'left-after': verified(), left: pending() },
};
const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

it('includes a closed or removed business only after a verified visit', () => {
  expect(ids(eligibleBusinesses(catalogue, progress))).toEqual([
    'open',
    'closed-after',
    'left-after',
  ]);
});

it('eligibleBusinessesIfAllOpen includes closed businesses, and removed ones only after a verified visit', () => {
  expect(ids(eligibleBusinessesIfAllOpen(catalogue, progress))).toEqual([
    'open',
    'closed',
    'closed-after',
    'left-after',
  ]);
});
