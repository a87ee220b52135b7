import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogPointRule } from '../../model/catalog.ts';
import { type Visit } from '../../model/participants.ts';
import {
  at,
  catalog,
  catalogBusiness,
  catalogPointRule,
  pending,
  verified,
} from '../../support/samples.ts';
import { points } from './points.ts';

const businesses = [
  catalogBusiness('wine', { category: 'wine_bar' }),
  catalogBusiness('books', { category: 'retail', hasSpecialReward: true }),
  catalogBusiness('bar', { category: 'bar', hasSpecialReward: true }),
];
type Visits = Record<string, Visit>;
const earnedBy = (rule: Partial<CatalogPointRule>, visits: Visits) =>
  points(catalog({ businesses, pointRules: [catalogPointRule(rule)] }), { visits });

const everywhere: Visits = { wine: verified(10), books: verified(20), bar: verified(30) };

describe('points', () => {
  it.each<[string, Partial<CatalogPointRule>, Visits, number]>([
    ['for each check-in', { trigger: 'check_in' }, everywhere, 30],
    ['none for a pending one', { trigger: 'check_in' }, { wine: pending(), bar: verified() }, 10],
    ['none for a business outside the event', { trigger: 'check_in' }, { gone: verified() }, 0],
    ['none without visits', { trigger: 'check_in' }, {}, 0],
    ['for the first check-in, once', { trigger: 'first_check_in' }, everywhere, 10],
    ['none for a pending first check-in', { trigger: 'first_check_in' }, { wine: pending() }, 0],
    ['for special-reward businesses', { trigger: 'special_reward' }, everywhere, 20],
    ['for a category', { trigger: 'category', category: 'bar' }, everywhere, 10],
    [
      'for a category without businesses',
      { trigger: 'category', category: 'antiques' },
      everywhere,
      0,
    ],
    ['none for a rule without a category', { trigger: 'category', category: null }, everywhere, 0],
    ['for all businesses, once', { trigger: 'all_businesses' }, everywhere, 10],
    [
      'none for all but one',
      { trigger: 'all_businesses' },
      { wine: verified(), bar: verified() },
      0,
    ],
    [
      'none for all with one pending',
      { trigger: 'all_businesses' },
      { ...everywhere, bar: pending() },
      0,
    ],
  ])('counts points: %s', (_, rule, visits, earned) => {
    expect(earnedBy(rule, visits)).toBe(earned);
  });

  it('returns zero for all businesses of an event without businesses', () => {
    const rule = catalogPointRule({ trigger: 'all_businesses' });
    expect(points(catalog({ pointRules: [rule] }), { visits: {} })).toBe(0);
  });

  const window = (start: number | null, end: number | null): Partial<CatalogPointRule> => ({
    trigger: 'time_window',
    windowStartTime: start === null ? null : at(start),
    windowEndTime: end === null ? null : at(end),
  });

  it.each([
    ['all inside', window(0, 60), 30],
    ['from its start', window(20, 60), 20],
    ['up to, not at, its end', window(10, 30), 20],
    ['between visits', window(11, 20), 0],
    ['open at the start', window(null, 20), 10],
    ['open at the end', window(20, null), 20],
  ])('applies a time window: %s', (_, rule, earned) => {
    expect(earnedBy(rule, everywhere)).toBe(earned);
  });

  const active = (
    trigger: CatalogPointRule['trigger'],
    from: number | null,
    until: number | null,
  ) => ({
    trigger,
    activeFromTime: from === null ? null : at(from),
    activeUntilTime: until === null ? null : at(until),
  });

  it.each([
    ['a visit at the first moment counts', active('check_in', 20, null), 20],
    ['a visit at the last moment does not', active('check_in', null, 30), 20],
    [
      'the first of all visits decides, not the first within the dates',
      active('first_check_in', 15, null),
      0,
    ],
    ['the first in the dates', active('first_check_in', null, 15), 10],
    ['the visit that completes decides', active('all_businesses', 30, null), 10],
    ['a late completion does not count', active('all_businesses', null, 30), 0],
    ['a window within the dates', { ...window(0, 25), ...active('time_window', 15, null) }, 10],
  ])("applies a rule's dates: %s", (_, rule, earned) => {
    expect(earnedBy(rule, everywhere)).toBe(earned);
  });

  it('adds the points of several rules', () => {
    const pointRules = [
      catalogPointRule({ points: 5 }),
      catalogPointRule({ trigger: 'special_reward', points: 7 }),
    ];
    expect(points(catalog({ businesses, pointRules }), { visits: everywhere })).toBe(3 * 5 + 2 * 7);
  });

  it('counts a removed business, which is not required for completion', () => {
    const rules = [
      catalogPointRule({ id: 'each', trigger: 'check_in', points: 1 }),
      catalogPointRule({ id: 'all', trigger: 'all_businesses', points: 100 }),
    ];
    const [wine, ...rest] = businesses;
    const without = catalog({
      businesses: rest,
      formerBusinesses: wine ? [wine] : [],
      pointRules: rules,
    });
    expect(points(without, { visits: everywhere })).toBe(103);
    expect(points(without, { visits: { wine: verified(10), books: verified(20) } })).toBe(2);
    const { wine: _wine, ...others } = everywhere;
    expect(points(without, { visits: others })).toBe(102);
    expect(points(without, { visits: { ...others, wine: pending(40) } })).toBe(102);
  });

  it('returns zero for completing an event without businesses', () => {
    const pointRules = [catalogPointRule({ trigger: 'all_businesses' })];
    expect(points(catalog({ pointRules }), { visits: {} })).toBe(0);
  });

  const minute = fc.option(fc.integer({ min: 0, max: 60 }));
  const anyRule = fc
    .record({
      trigger: fc.constantFrom<CatalogPointRule['trigger'][]>(
        'check_in',
        'first_check_in',
        'special_reward',
        'category',
        'time_window',
        'all_businesses',
      ),
      points: fc.integer({ min: 1, max: 10_000 }),
      from: minute,
      until: minute,
    })
    .map(({ trigger, points: worth, from, until }) =>
      catalogPointRule({ ...active(trigger, from, until), points: worth, category: 'bar' }),
    );
  const anyVisits = fc.dictionary(
    fc.constantFrom('wine', 'books', 'bar', 'gone'),
    fc.oneof(fc.nat(60).map(verified), fc.nat(60).map(pending)),
  );

  it("returns a multiple of the rule's points, once per business, in any order", () => {
    fc.assert(
      fc.property(anyRule, anyVisits, (rule, visits) => {
        const earned = earnedBy(rule, visits);
        expect(earned % rule.points).toBe(0);
        expect(earned / rule.points).toBeGreaterThanOrEqual(0);
        expect(earned / rule.points).toBeLessThanOrEqual(businesses.length);
        const turned = Object.fromEntries(Object.entries(visits).toReversed());
        expect(earnedBy(rule, turned)).toBe(earned);
      }),
    );
  });

  it('ignores pending visits', () => {
    fc.assert(
      fc.property(anyRule, anyVisits, (rule, visits) => {
        const counted = Object.entries(visits).filter(([, visit]) => visit.state === 'verified');
        expect(earnedBy(rule, visits)).toBe(earnedBy(rule, Object.fromEntries(counted)));
      }),
    );
  });
});
