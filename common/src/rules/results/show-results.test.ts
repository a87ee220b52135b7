import { describe, expect, it } from 'vitest';
import type { ResultsDocument } from '../../model/results.ts';
import { countedResults } from '../../support/sample-results.ts';
import { event } from '../../support/samples.ts';
import { showResults } from './show-results.ts';

const shown = (counted: ResultsDocument) =>
  showResults(counted, event('autumn'), { audience: 'board', businessId: null, answers: [] });

describe('showResults', () => {
  it('shows neither who was expected nor who did not come if those are few', () => {
    const { people } = shown(countedResults({ registered: 43, byTicket: 23, paid: 20 }));
    expect(people).toMatchObject({ came: 40, expected: null, noShow: null, withTicket: null });
    expect(shown(countedResults({})).people).toMatchObject({
      expected: 60,
      noShow: 20,
      withTicket: 30,
    });
  });

  it('hides a second way of payment, and a second group, if one is small', () => {
    const { people } = shown(countedResults({ byTicket: 37, paid: 20, due: 3, returning: 3 }));
    expect(people).toMatchObject({ withTicket: 37, paidAtDesk: null, notPaid: null });
    expect(people).toMatchObject({ newcomers: null, returning: null });
  });

  it('hides a second group of stops if one is small', () => {
    const stops = [0, 2, 0, 0, 20, 0, 0, 18];
    expect(shown(countedResults({ stops })).stops.map(({ people }) => people)).toEqual([
      null,
      null,
      20,
      null,
      null,
    ]);
  });

  it('hides what a shop handed out if few are left for the desk and the other shops', () => {
    const { shops } = shown(countedResults({ claims: { pour: 22 }, shopClaims: { vino: 20 } }));
    expect(shops.map(({ rewards }) => rewards)).toEqual([null, null]);
    const { shops: more } = shown(
      countedResults({ claims: { pour: 40 }, shopClaims: { vino: 20 } }),
    );
    expect(more.map(({ rewards }) => rewards)).toEqual([20, null]);
  });

  it('hides the counts and sums of two methods if one has few sales', () => {
    const method = (name: 'cash' | 'card' | 'other', salesCount: number) => ({
      method: name,
      salesCount,
      salesCents: 3500 * salesCount,
      refundsCents: 0,
      netCents: 3500 * salesCount,
    });
    const methods = [method('cash', 20), method('card', 30), method('other', 2)];
    const { money } = shown(countedResults({}, { methods, expectedCashCents: 70_000 }));
    expect(money?.methods.map(({ salesCount, netCents }) => [salesCount, netCents])).toEqual([
      [null, null],
      [30, 105_000],
      [null, null],
    ]);
    expect(money).toMatchObject({ netCents: 182_000, expectedCashCents: null });
    const few = shown(countedResults({}, { methods: [method('cash', 4)] })).money;
    expect(few).toMatchObject({ netCents: null, registrationsCents: null });
  });

  it('shows a shop the words that name it from 5 comments, and no other', () => {
    const some = ['Friendly.'];
    const counted = countedResults(
      {},
      { comments: { vino: { count: 5, some }, cask: { count: 4, some } } },
    );
    const commentsOf = (businessId: string) =>
      showResults(counted, event('autumn'), { audience: 'shop', businessId, answers: [] }).comments;
    expect([commentsOf('vino'), commentsOf('cask')]).toEqual([some, null]);
  });

  it('hides a second grade of the survey if one has few answers', () => {
    expect(shown(countedResults({})).survey.tallies).toEqual({
      evening: [null, null, 30],
      businesses: [10, 10, 10],
      again: [null, null, 20],
    });
  });
});
