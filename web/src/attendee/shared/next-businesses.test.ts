import { catalogBusiness, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import type { BusinessView } from '../../shared/business-view.ts';
import { nextBusinesses } from './next-businesses.ts';

const here = { latitude: 38.3, longitude: -78.5 };
const radiusMeters = 50;
/** Business `meters` south (negative) or north of here. */
const businessView = (id: string, meters: number): BusinessView => ({
  ...catalogBusiness(id),
  latitude: here.latitude + meters / 111_195,
  longitude: here.longitude,
  visit: undefined,
  isVisited: false,
  distanceMeters: Math.abs(meters),
});
const businesses = [
  businessView('a', 60),
  businessView('b', -70),
  businessView('c', -80),
  businessView('d', -90),
];
/** Almost everyone is at the nearest business. */
const counts = new Map([...businesses.map(({ id }) => [id, 5] as const), ['a', 200] as const]);
const crowd = { seed: 'group', counts };
const orderOf = (...parameters: Parameters<typeof nextBusinesses>) =>
  nextBusinesses(...parameters).stops.map(({ id }) => id);

describe('nextBusinesses', () => {
  it('follows the shortest walk without a crowd', () => {
    expect(orderOf(businesses, here, radiusMeters)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts with a quiet business when the nearest is crowded', () => {
    const { stops, meters } = nextBusinesses(businesses, here, radiusMeters, { crowd });
    expect(stops[0]?.id).not.toBe('a');
    expect(stops).toHaveLength(4);
    expect(meters).toBeGreaterThan(nextBusinesses(businesses, here, radiusMeters).meters);
  });

  it('starts with the business at the current location even when it is crowded', () => {
    const atDoor = [businessView('a', 10), ...businesses.slice(1)];
    expect(orderOf(atDoor, here, radiusMeters, { crowd })[0]).toBe('a');
  });

  it('prefers a quiet business of the wishlist, then walks the rest by the shortest way', () => {
    const wishlistIds = new Set(['a', 'd']);
    expect(orderOf(businesses, here, radiusMeters, { crowd, wishlistIds })).toEqual([
      'd',
      'a',
      'b',
      'c',
    ]);
  });

  it('leaves out visited and pending businesses, and those that are closed or sold out', () => {
    const [a, b, c, d] = businesses as [BusinessView, BusinessView, BusinessView, BusinessView];
    const visit = { ...verified(10), state: 'pending' as const };
    const others = [
      { ...a, visit },
      { ...b, status: 'closed' as const },
    ];
    const soldOut = { ...d, status: 'sold-out' as const };
    expect(orderOf([...others, c, soldOut], here, radiusMeters)).toEqual(['c']);
  });
});
