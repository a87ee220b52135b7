import { describe, expect, it } from 'vitest';
import { emptyBusinessFacts } from '../../model/businesses.ts';
import {
  type CatalogDocument,
  catalogBusiness,
  catalogDocument,
  catalogPointRule,
  catalogReward,
} from '../../model/catalog.ts';
import { inNoLanguage } from '../../model/languages.ts';
import { business, offer, pointRule, reward } from '../../support/samples.ts';
import { buildCatalog, includesBusiness, namedEvents } from './catalog.ts';

const every = { businessIds: null };
const listed = { businessIds: ['vino'] };
const catalog = (...ids: string[]) => ({ businesses: ids.map((id) => ({ id })) as never });

describe('namedEvents', () => {
  it.each([
    ['an event', { kind: 'event', eventId: 'autumn' }, ['autumn']],
    ['a business', { kind: 'business', businessId: 'vino' }, undefined],
    ['a reward of one event', { kind: 'offer', eventIds: ['autumn', 'autumn'] }, ['autumn']],
    [
      'a reward that moved',
      { kind: 'offer', eventIds: ['autumn', 'spring'] },
      ['autumn', 'spring'],
    ],
    ['a reward of every event', { kind: 'offer', eventIds: ['autumn', null] }, undefined],
  ] as const)('returns the events of an edit of %s', (_what, change, expected) => {
    expect(namedEvents(change)).toEqual(expected);
  });
});

describe('includesBusiness', () => {
  it.each([
    ['a business of the list', 'vino', listed, [], true],
    ['a business of another list', 'cask', listed, ['loom'], false],
    ['any business, without a list', 'cask', every, [], true],
    ['a business that left the list and is still in the catalog', 'cask', listed, ['cask'], true],
  ] as const)('decides on %s', (_what, id, event, shown, expected) => {
    expect(includesBusiness(id, event, catalog(...shown))).toBe(expected);
  });
});

const facts = {
  businesses: [
    business('b', { name: 'Vino Veritas' }),
    business('a', { name: 'Corner Books' }),
    business('closed', { name: 'Closed', isActive: false }),
    business('d', { name: 'Äpfel' }),
    business('c', { name: 'Corner Books' }),
  ],
  rewards: [
    reward('every-door', { requiredVisits: 1, rewardType: 'event_completion' }),
    reward('three', { requiredVisits: 3 }),
    reward('one-special', { requiredVisits: 1, rewardType: 'special_achievement' }),
    reward('one', { requiredVisits: 1 }),
    reward('spring-only', { eventId: 'spring' }),
    reward('autumn-only', { eventId: 'autumn', requiredVisits: 5 }),
    reward('inactive', { isActive: false }),
  ],
  pointRules: [
    pointRule('late', { name: 'Late' }),
    pointRule('early', { name: 'Early', eventId: 'autumn' }),
    pointRule('spring', { eventId: 'spring' }),
    pointRule('inactive', { isActive: false }),
  ],
};
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe('buildCatalog', () => {
  it('gives each business a motif of its own, which it keeps when others join', () => {
    const bars = Array.from({ length: 6 }, (_, at) => business(`bar-${at}`, { name: `Bar ${at}` }));
    const motifs = (count: number, before?: CatalogDocument) =>
      buildCatalog('autumn', every, { ...facts, businesses: bars.slice(-count) }, before);
    const before = motifs(3);
    const after = motifs(6, before);
    const drawn = after.businesses.map(({ stampMotif }) => stampMotif);
    expect(new Set(drawn).size).toBe(6);
    expect(drawn).not.toContain('auto');
    expect(after.businesses.slice(-3)).toEqual(before.businesses);
  });

  it('lists every active business by name if the event names none', () => {
    const { businesses } = buildCatalog('autumn', { businessIds: null }, facts);
    expect(ids(businesses)).toEqual(['d', 'a', 'c', 'b']);
  });

  it.each([
    ['in the order of the event', ['b', 'a'], ['b', 'a']],
    ['without inactive and unknown ones', ['closed', 'a', 'gone'], ['a']],
    ['each once', ['a', 'b', 'a'], ['a', 'b']],
    ['none if the event has none', [], []],
  ])('lists businesses %s', (_, businessIds, listed) => {
    expect(ids(buildCatalog('autumn', { businessIds }, facts).businesses)).toEqual(listed);
  });

  it("lists the event's own and shared rewards, easiest first", () => {
    const { rewards } = buildCatalog('autumn', { businessIds: null }, facts);
    expect(ids(rewards)).toEqual(['one', 'one-special', 'three', 'autumn-only', 'every-door']);
  });

  it("lists the event's own and shared point rules by name", () => {
    const { pointRules } = buildCatalog('autumn', { businessIds: null }, facts);
    expect(ids(pointRules)).toEqual(['early', 'late']);
  });

  it('retains removed entries once', () => {
    const event = { businessIds: ['b', 'a', 'd'] };
    const first = buildCatalog('autumn', event, facts);
    const fewer = {
      ...facts,
      businesses: facts.businesses.filter(({ id }) => id !== 'b'),
      rewards: facts.rewards.filter(({ id }) => id !== 'three'),
    };
    const second = buildCatalog('autumn', event, fewer, first);
    expect(ids(second.businesses)).toEqual(['a', 'd']);
    expect(ids(second.formerBusinesses)).toEqual(['b']);
    expect(ids(second.formerRewards)).toEqual(['three']);
    const third = buildCatalog('autumn', { businessIds: ['d'] }, fewer, second);
    expect(ids(third.formerBusinesses)).toEqual(['a', 'b']);
    const back = buildCatalog('autumn', event, facts, third);
    expect([back.formerBusinesses, back.formerRewards]).toEqual([[], []]);
    expect(buildCatalog('autumn', event, facts, back)).toEqual(first);
  });

  it('lists the offer saved for the event, else the usual one', () => {
    const usual = { ...emptyBusinessFacts(), openFrom: '16:00', offered: 'Cider' };
    const wines = ['Norton', 'Vidal', 'Merlot', 'Rosé'].map((wine) => ({
      id: wine,
      wine,
      grower: 'Ash Hollow',
      notes: 'Plum',
      notesIn: inNoLanguage,
      bottleCents: 2450,
      isAlcoholFree: false,
    }));
    const saved = {
      openUntil: '22:00',
      offeredIn: { ...inNoLanguage, es: 'Cuatro vinos' },
      pours: wines,
      food: 'Olives',
      foodIn: { ...inNoLanguage, es: 'Aceitunas' },
    };
    const sources = {
      ...facts,
      businesses: [business('a', { facts: usual }), business('b', { facts: usual })],
      offers: new Map([['a', offer('a', saved)]]),
    };
    expect(buildCatalog('autumn', { businessIds: null }, sources).businesses).toMatchObject([
      {
        openFrom: '',
        openUntil: '22:00',
        offered: 'Norton, Vidal, Merlot, …',
        offeredIn: { ...inNoLanguage, es: 'Cuatro vinos' },
        offerText: 'Olives, Aceitunas',
        pours: ['Norton', 'Vidal', 'Merlot', 'Rosé'].map((wine) => ({
          id: wine,
          wine,
          grower: 'Ash Hollow',
          bottleCents: 2450,
        })),
      },
      { openFrom: '16:00', openUntil: '', offered: 'Cider', offerText: '', pours: [] },
    ]);
  });

  it('contains no venue code, PIN or staff field', () => {
    const catalog = buildCatalog('autumn', { businessIds: null }, facts);
    const exactly = catalogDocument.strict().extend({
      businesses: catalogBusiness.strict().array(),
      rewards: catalogReward.strict().array(),
      pointRules: catalogPointRule.strict().array(),
    });
    expect(exactly.parse(catalog)).toEqual(catalog);
    const publicText = JSON.stringify(catalog);
    for (const { venueCode, venuePin } of facts.businesses) {
      expect(publicText).not.toContain(venueCode);
      expect(publicText).not.toContain(venuePin);
    }
  });
});
