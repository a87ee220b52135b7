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

it('a business that closed tonight or left the walk counts after a verified visit only', () => {
  expect(ids(eligibleBusinesses(catalogue, progress))).toEqual([
    'open',
    'closed-after',
    'left-after',
  ]);
});

it('what closed tonight was planned all the same; what left the walk, after a verified visit only', () => {
  expect(ids(eligibleBusinessesIfAllOpen(catalogue, progress))).toEqual([
    'open',
    'closed',
    'closed-after',
    'left-after',
  ]);
});
