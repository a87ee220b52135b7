import { describe, expect, it } from 'vitest';
import type { ResultsAudience, ResultsDocument, ShopAnswerDocument } from '../../model/results.ts';
import { countedResults } from '../../support/sample-results.ts';
import { event } from '../../support/samples.ts';
import { showResults } from './show-results.ts';

const at = '2026-11-20T22:10:00.000Z';

const shown = (counted: ResultsDocument) =>
  showResults(counted, event('autumn'), { audience: 'board', businessId: null, answers: [] });

/** Results of an evening whose visits are from 19 to 21 h of its hours from 17 to 22 h. */
const evening = countedResults(
  {
    came: 40,
    returning: 10,
    visits: { vino: [0, 0, 20, 0], cask: [0, 0, 30, 50] },
    claims: { two: 30 },
    shopClaims: { vino: 10, cask: 20 },
    paidCents: { cash: 70_000 },
  },
  {
    firstHourTime: '2026-11-20T17:00:00.000Z',
    hours: 5,
    rewards: [{ id: 'two', name: 'Two doors' }],
    unusedTickets: 6,
    views: { landing: 400, map: 4 },
    methods: [
      { method: 'cash', salesCount: 20, salesCents: 70_000, refundsCents: 3500, netCents: 66_500 },
    ],
    expectedCashCents: 66_500,
    countedCashCents: 66_000,
    comments: { vino: { count: 5, some: ['Friendly.'] } },
  },
);
const sample: ShopAnswerDocument = {
  eventId: 'autumn',
  businessId: 'vino',
  sales: 'less',
  worthIt: 'no',
  change: 'More glasses.',
  answeredAt: at,
};
const answers: ShopAnswerDocument[] = [
  sample,
  { ...sample, businessId: 'cask', sales: 'same', worthIt: 'partly', change: '' },
  { ...sample, businessId: 'gone', sales: 'up-to-double', worthIt: 'yes', change: 'It left.' },
];
const shownTo = (audience: ResultsAudience, businessId: string | null = null) =>
  showResults(evening, event('autumn'), { audience, businessId, answers });

describe('showResults', () => {
  it('shows visits by shop and hour from the first hour with visits to the last one', () => {
    const { visits, hours, shops, averageStops, averageVisits, shopCount } = shownTo('board');
    expect(hours).toEqual([
      { startTime: '2026-11-20T19:00:00.000Z', visits: 50 },
      { startTime: '2026-11-20T20:00:00.000Z', visits: 50 },
    ]);
    expect(shops.map((shop) => [shop.id, shop.visits, shop.hours, shop.rewards])).toEqual([
      ['vino', 20, [20, null], 10],
      ['cask', 80, [30, 50], 20],
    ]);
    expect({ visits, averageStops, averageVisits, shopCount }).toEqual({
      visits: 100,
      averageStops: 2.5,
      averageVisits: 50,
      shopCount: 2,
    });
  });

  it('shows people, money and views to the board', () => {
    const { people, money, views, lateUntil } = shownTo('board');
    expect(people).toMatchObject({ expected: 66, noShow: 26, withTicket: 36, newcomers: 30 });
    expect(people).toMatchObject({ returning: 10, previousName: 'Spring' });
    expect(money).toMatchObject({
      netCents: 66_500,
      registrationsCents: 70_000,
      expectedCashCents: 66_500,
      countedCashCents: 66_000,
    });
    expect(views).toEqual({ landing: 400, map: null });
    expect(lateUntil).toBe('2026-11-21T22:00:00.000Z');
  });

  it('shows a shop itself, the sponsors no shop, and only the board money and what shops said', () => {
    const vino = shownTo('shop', 'vino');
    expect([vino.shopName, vino.shops.map(({ id }) => id)]).toEqual(['vino', ['vino']]);
    expect(vino.ownAnswer).toEqual({ sales: 'less', worthIt: 'no', change: 'More glasses.' });
    expect([vino.money, vino.shopsSaid, vino.views]).toEqual([null, null, null]);
    const sponsors = shownTo('sponsors');
    expect([sponsors.shopName, sponsors.shops, sponsors.money]).toEqual([null, [], null]);
    expect([sponsors.shopsSaid, sponsors.ownAnswer, sponsors.comments]).toEqual([null, null, null]);
    expect(sponsors.views).toEqual({ landing: 400, map: null });
  });

  it('names the shop of a wish, and leaves out empty ones and those of unknown shops', () => {
    const { shopsSaid } = shownTo('board');
    expect(shopsSaid?.changes).toEqual([{ shop: 'vino', text: 'More glasses.' }]);
    const many = (
      sales: ShopAnswerDocument['sales'],
      worthIt: ShopAnswerDocument['worthIt'],
      count: number,
    ) => Array.from({ length: count }, () => ({ ...sample, sales, worthIt }));
    const said = showResults(evening, event('autumn'), {
      audience: 'board',
      businessId: null,
      answers: [
        ...many('less', 'no', 5),
        ...many('same', 'yes', 6),
        ...many('up-to-quarter', 'yes', 7),
      ],
    }).shopsSaid;
    expect([said?.sales, said?.worthIt]).toEqual([
      [5, 6, 7],
      [5, null, 13],
    ]);
  });

  it('shows a walk of 5 people, and nothing of one of 4 but its names and times', () => {
    const of = (came: number) => shown({ ...evening, people: { ...evening.people, came } });
    expect([of(5).isSmall, of(5).people.came, of(5).averageStops]).toEqual([false, 5, 20]);
    const { isSmall, people, survey, money, shops, rewards, averageStops, comments } = of(4);
    expect(isSmall).toBe(true);
    expect({ ...people, previousName: null }).toEqual({
      expected: null,
      came: null,
      noShow: null,
      withTicket: null,
      paidAtDesk: null,
      notPaid: null,
      newcomers: null,
      returning: null,
      previousName: null,
    });
    expect(survey).toEqual({
      answers: null,
      tallies: {
        evening: [null, null, null],
        businesses: [null, null, null],
        again: [null, null, null],
      },
    });
    expect(money).toMatchObject({ methods: [], netCents: null, registrationsCents: null });
    expect(shops.flatMap(({ visits, hours, rewards: own }) => [visits, ...hours, own])).toEqual(
      shops.flatMap(({ hours }) => [null, ...hours.map(() => null), null]),
    );
    expect([rewards[0]?.count, averageStops, comments]).toEqual([null, null, null]);
    const own = showResults(
      { ...evening, people: { ...evening.people, came: 4 } },
      event('autumn'),
      {
        audience: 'shop',
        businessId: 'vino',
        answers: [],
      },
    );
    expect(own.comments).toBeNull();
  });

  it('shows no average of hidden or few people, and none without shops', () => {
    const { averageStops } = shown(countedResults({ visits: { vino: [3], cask: [1] } }));
    expect(averageStops).toBeNull();
    const none = shown(countedResults({}, { businesses: [] }));
    expect([none.averageVisits, none.shopCount]).toEqual([null, 0]);
  });

  it('shows 5 people who were expected, of whom 5 did not come', () => {
    const { people } = shown(countedResults({ registered: 45, came: 40, byTicket: 45, paid: 0 }));
    expect(people).toMatchObject({ expected: 45, noShow: 5, withTicket: 45, paidAtDesk: null });
  });

  it('groups people by stops, the last group without an end', () => {
    const stops = [5, 6, 0, 0, 7, 0, 0, 8, 0, 0, 4, 5];
    expect(shown(countedResults({ stops })).stops).toEqual([
      { from: 0, to: 0, people: 5 },
      { from: 1, to: 3, people: 6 },
      { from: 4, to: 6, people: 7 },
      { from: 7, to: 9, people: 8 },
      { from: 10, to: null, people: 9 },
    ]);
  });

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

  it('hides how many have not paid if few people have a free ticket', () => {
    const { people } = shown(countedResults({ byTicket: 30, paid: 20, due: 7 }));
    expect(people).toMatchObject({ withTicket: 30, paidAtDesk: 20, notPaid: null });
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
    const of = (count: number) => shown(countedResults({}, { methods: [method('cash', count)] }));
    expect(of(4).money).toMatchObject({ netCents: null, registrationsCents: null });
    expect(of(5).money?.netCents).toBe(17_500);
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
