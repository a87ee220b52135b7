import { catalogBusiness, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import type { BusinessView } from '../../../shared/business-view.ts';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { findBusinesses, inListOrder, nearestOpenId } from './use-business-search.ts';

const { businesses: texts } = englishTexts;

const businessView = (name: string, overrides: Partial<BusinessView> = {}): BusinessView => ({
  ...catalogBusiness(name),
  visit: undefined,
  isVisited: false,
  distanceMeters: undefined,
  ...overrides,
});
const sortedNames = (...businesses: BusinessView[]) =>
  inListOrder(businesses, '').map(({ name }) => name);

describe('findBusinesses', () => {
  const cask = businessView('Cask', {
    category: 'antiques',
    address: '4 Depot Square',
    offered: 'Mulled cider',
    offerText: 'Olives',
    pours: [{ id: 'p1', wine: 'Norton', grower: 'Ash Hollow', bottleCents: null }],
  });
  const listed = [cask, businessView('Vino')];

  it.each(['antiq', 'DEPOT sq', 'cider', 'ash hollow', 'cask'])(
    'finds by category, address, offer and name: %j',
    (text) => {
      const found = findBusinesses(listed, { text, show: 'all' }, texts.categories);
      expect(found).toEqual([cask]);
    },
  );
});

describe('inListOrder', () => {
  it('sorts alphabetically when the location is unknown', () => {
    expect(sortedNames(businessView('Vino'), businessView('Écluse'), businessView('Cask'))).toEqual(
      ['Cask', 'Écluse', 'Vino'],
    );
  });

  it('sorts by distance when the location is known', () => {
    const at = (name: string, distanceMeters: number) => businessView(name, { distanceMeters });
    expect(sortedNames(at('Cask', 300), at('Vino', 20), at('Loom', 100))).toEqual([
      'Vino',
      'Loom',
      'Cask',
    ]);
  });

  it('puts businesses with a check-in last, also when they are near', () => {
    const near = { distanceMeters: 1 };
    const visited = businessView('Cask', { ...near, visit: verified(1), isVisited: true });
    const queued = businessView('Loom', { ...near, visit: pending(1) });
    expect(sortedNames(visited, queued, businessView('Vino', { distanceMeters: 900 }))).toEqual([
      'Vino',
      'Cask',
      'Loom',
    ]);
  });
});

describe('inListOrder of a search', () => {
  const loom = businessView('Loom', { category: 'antiques', distanceMeters: 20 });
  const depot = businessView('Old Depot Antiques', { distanceMeters: 300 });
  const closed = businessView('Antiques Annex', { distanceMeters: 10, status: 'closed' });

  it('puts matches by name first, also when they are far', () => {
    expect(inListOrder([loom, closed, depot], ' antiq')).toEqual([depot, closed, loom]);
  });
});

describe('nearestOpenId', () => {
  const listed = [
    businessView('Queued'),
    businessView('Next'),
    businessView('Farther'),
    businessView('Closed', { status: 'closed' }),
  ];

  it('returns the first open business without a visit or a queued check-in', () => {
    expect(nearestOpenId(listed, new Set(['Queued']))).toBe('Next');
  });

  it('returns undefined when no business is left', () => {
    const visited = businessView('Visited', { visit: verified(), isVisited: true });
    expect(nearestOpenId([visited, ...listed.slice(3)], new Set())).toBeUndefined();
  });
});
