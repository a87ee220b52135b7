import { catalogueBusiness, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import type { BusinessView } from '../../../shared/business-view.ts';
import { inListOrder } from './use-business-search.ts';

const seen = (name: string, differing: Partial<BusinessView> = {}): BusinessView => ({
  ...catalogueBusiness(name),
  visit: undefined,
  isVisited: false,
  distanceMeters: undefined,
  ...differing,
});
const namesOf = (...given: BusinessView[]) => inListOrder(given).map(({ name }) => name);

describe('the order of the list of businesses', () => {
  it('is alphabetical where it is not known where one is', () => {
    expect(namesOf(seen('Vino'), seen('Écluse'), seen('Cask'))).toEqual(['Cask', 'Écluse', 'Vino']);
  });

  // spec: A1.14
  it('is by distance where that is known', () => {
    const at = (name: string, distanceMeters: number) => seen(name, { distanceMeters });
    expect(namesOf(at('Cask', 300), at('Vino', 20), at('Loom', 100))).toEqual([
      'Vino',
      'Loom',
      'Cask',
    ]);
  });

  // spec: A1.14
  it('has those with a check-in last, however near', () => {
    const near = { distanceMeters: 1 };
    const visited = seen('Cask', { ...near, visit: verified(1), isVisited: true });
    const queued = seen('Loom', { ...near, visit: pending(1) });
    expect(namesOf(visited, queued, seen('Vino', { distanceMeters: 900 }))).toEqual([
      'Vino',
      'Cask',
      'Loom',
    ]);
  });
});
