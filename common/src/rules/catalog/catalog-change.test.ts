import { describe, expect, it } from 'vitest';
import { affectsCatalog } from './catalog-change.ts';

const every = { businessIds: null };
const listed = { businessIds: ['vino'] };
const catalogue = (...ids: string[]) => ({ businesses: ids.map((id) => ({ id })) as never });

describe('affectsCatalog', () => {
  it.each([
    ['the event itself', { kind: 'event', eventId: 'autumn' }, listed, true],
    ['another event', { kind: 'event', eventId: 'spring' }, every, false],
    ['a business of its list', { kind: 'business', businessId: 'vino' }, listed, true],
    ['a business of another list', { kind: 'business', businessId: 'cask' }, listed, false],
    ['any business, without a list', { kind: 'business', businessId: 'cask' }, every, true],
    ['a reward of its own', { kind: 'offer', eventIds: ['autumn'] }, listed, true],
    ['a reward of another event', { kind: 'offer', eventIds: ['spring'] }, listed, false],
    [
      'a reward that moved away from it',
      { kind: 'offer', eventIds: ['autumn', 'spring'] },
      listed,
      true,
    ],
    ['a reward of every event', { kind: 'offer', eventIds: [null] }, listed, true],
  ] as const)('%s: %o', (_what, change, event, expected) => {
    expect(affectsCatalog(change, 'autumn', event, catalogue())).toBe(expected);
  });

  it('includes a business that left the list and is still in the catalog', () => {
    const change = { kind: 'business', businessId: 'cask' } as const;
    expect(affectsCatalog(change, 'autumn', listed, catalogue('cask'))).toBe(true);
    expect(affectsCatalog(change, 'autumn', listed, catalogue('loom'))).toBe(false);
  });
});
