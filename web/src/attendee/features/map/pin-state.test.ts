import { catalogBusiness, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import type { BusinessView } from '../../../shared/business-view.ts';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { pinLabel, pinState } from './pin-state.ts';

const texts = englishTexts;

const businessView = (overrides: Partial<BusinessView> = {}): BusinessView => ({
  ...catalogBusiness('vino'),
  name: 'Vino Veritas',
  visit: undefined,
  isVisited: false,
  distanceMeters: undefined,
  ...overrides,
});
const visit = verified(10);
const stamped = businessView({ visit, isVisited: true });
const unclear = businessView({ visit: { ...visit, state: 'pending' } });
const special = businessView({ hasSpecialReward: true });

describe('pinState', () => {
  it.each([
    ['visited', stamped, 'vino', false],
    ['pending', unclear, 'vino', false],
    ['pending', businessView(), 'vino', true],
    ['next', businessView(), 'vino', false],
    ['next', special, 'vino', false],
    ['special', special, 'other', false],
    ['open', businessView(), undefined, false],
  ] as const)('returns %s', (state, business, nextId, isQueued) => {
    expect(pinState(business, nextId, isQueued)).toBe(state);
  });
});

describe('pinLabel', () => {
  it.each([
    ['Vino Veritas, Visited', stamped, 'visited', null],
    ['Vino Veritas, Pending', unclear, 'pending', null],
    ['Vino Veritas, Not Visited, next stop', businessView(), 'next', 1],
    ['Vino Veritas, Special Reward, next stop', special, 'next', 1],
    ['Vino Veritas, Special Reward, number 4 on your route', special, 'special', 4],
    ['Vino Veritas, Not Visited, number 2 on your route', businessView(), 'open', 2],
  ] as const)('returns %j', (label, business, state, number) => {
    expect(pinLabel({ business, state, number }, texts)).toBe(label);
  });
});
