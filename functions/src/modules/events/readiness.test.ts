import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { CatalogBusiness, CatalogReward } from '@wine-walk/common/model/catalog.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { mailTexts } from '@wine-walk/common/support/mail-texts.ts';
import { sampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { catalogBusiness, eventDocument, ticketType } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { type ReadinessInput, readiness } from './readiness.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const event = withId({
  id: 'autumn',
  data: eventDocument({
    name: 'Autumn Walk',
    endTime: '2026-11-20T22:00:00.000Z',
    districtId: 'a'.repeat(64),
  }),
});
/** Business at this latitude; a thousandth of a degree is 111 m. */
const business = (id: string, latitude: number, more: Partial<CatalogBusiness> = {}) =>
  catalogBusiness(id, { latitude, category: 'retail', ...more });
function reward(name: string, requiredVisits: number, rewardType: CatalogReward['rewardType']) {
  return {
    id: name,
    name,
    description: '',
    nameIn: inNoLanguage,
    descriptionIn: inNoLanguage,
    requiredVisits,
    rewardType,
    businessId: null,
    stockLevel: 'plenty',
    promisedUntil: null,
    excludedTypeIds: [],
  } satisfies CatalogReward;
}
const ready: ReadinessInput = {
  event,
  catalog: {
    businesses: [
      business('Vino', 38.001),
      business('Cask', 38.0013, { hasSpecialReward: true }),
      business('Loom', 38.003),
    ],
    rewards: [
      reward('First glass', 3, 'visit_count'),
      reward('Gold door', 1, 'special_achievement'),
      reward('Whole walk', 1, 'event_completion'),
    ],
  },
  tickets: { unused: 1, total: 5 },
  links: 2,
  phones: [],
  announcements: [{ publishAt: '2026-11-20T19:00:00.000Z' }],
  walletEnd: null,
  events: [event],
  release: sampleRelease,
  languages: ['en', 'es'],
  texts: mailTexts('readiness', 'en'),
  language: 'en',
  locale: 'en-US',
};

const inSpanish = {
  texts: mailTexts('readiness', 'es'),
  language: 'es',
  locale: 'es-US',
} as const;

/** Messages of failing checks, by check. */
function lacking(change: Partial<ReadinessInput>): Record<string, string> {
  const items = readiness({ ...ready, ...change }, now).filter((item) => !item.isFine);
  return Object.fromEntries(items.map((item) => [item.check, item.message]));
}

const catalog = (change: Partial<ReadinessInput['catalog']>) => ({
  catalog: { ...ready.catalog, ...change },
});

describe('readiness', () => {
  it('writes the sentences in Spanish', () => {
    const items = readiness({ ...ready, ...inSpanish }, now);
    expect(items.find(({ check }) => check === 'release')?.message).toBe(
      'Los asistentes firman «Exención de responsabilidad».',
    );
    expect(lacking({ ...inSpanish, links: 0, ...catalog({ businesses: [] }) })).toMatchObject({
      businesses: 'Ningún negocio activo participa.',
      links: 'Aún no hay enlaces para voluntarios ni negocios. Créalos.',
    });
  });

  it('warns 30 days before the certificate of Apple Wallet ends, if there is one', () => {
    const inDays = (days: number) => now + days * 24 * 3_600_000;
    expect(lacking({ walletEnd: inDays(31) })).toEqual({});
    expect(lacking({ walletEnd: inDays(29) }).wallet).toMatch(
      /Apple Wallet ends on \w+, \w+ \d+, 2026/,
    );
    expect(lacking({ walletEnd: now }).wallet).toMatch(/has ended/);
    expect(readiness(ready, now).map(({ check }) => check)).not.toContain('wallet');
  });

  it('passes an event that can open and returns each check once', () => {
    const items = readiness(ready, now);
    expect(items.filter((item) => !item.isFine)).toEqual([]);
    expect(items.map((item) => item.check)).toEqual([
      'times',
      'other-active-event',
      'businesses',
      'coordinates',
      'overlapping-circles',
      'unreachable-rewards',
      'map',
      'tickets',
      'price',
      'release',
      'links',
      'desk-phones',
      'announcement',
    ]);
    expect(items.find((item) => item.check === 'tickets')?.message).toBe('1 ticket is unused.');
    expect(items.find((item) => item.check === 'announcement')?.message).toBe(
      '1 announcement, 1 of them for later.',
    );
  });

  it.each(['2026-11-19T12:00:00.000Z', new Date(now).toISOString()])(
    'does not mention later announcements when all are published: %s',
    (publishAt) => {
      const out = { announcements: [{ publishAt }] };
      const items = readiness({ ...ready, ...out }, now);
      expect(items.find((item) => item.check === 'announcement')?.message).toBe('1 announcement.');
    },
  );

  it('requires a release in each language that is offered', () => {
    const { en, ...others } = sampleRelease;
    expect(lacking({ release: others })).toEqual({
      release: 'The release isn’t in English yet. Publish a new version that includes it.',
    });
    expect(lacking({ release: { en }, ...inSpanish })).toEqual({
      release: 'La exención aún no está en español. Publica una versión nueva que lo incluya.',
    });
    expect(lacking({ release: { en }, languages: ['en'] })).toEqual({});
  });

  it('fails every check that needs something for an empty event', () => {
    const empty = {
      event: { ...event, districtId: null },
      links: 0,
      catalog: { businesses: [], rewards: [] },
      tickets: { unused: 0, total: 0 },
      announcements: [],
      release: null,
    };
    expect(Object.keys(lacking(empty))).toEqual([
      'businesses',
      'unreachable-rewards',
      'map',
      'tickets',
      'release',
      'links',
      'announcement',
    ]);
  });

  it.each([
    [3500, 'USD', 'A ticket costs $35 at the desk.'],
    [2550, 'CAD', 'A ticket costs $25.50 at the desk.'],
    [0, 'USD', 'Tickets are free at the desk.'],
  ])('names the price for %d cents of %s', (amountCents, currency, message) => {
    const priced = { ...event, ticketPrice: { amountCents, currency } };
    const items = readiness({ ...ready, event: priced }, now);
    expect(items.find(({ check }) => check === 'price')).toEqual({
      check: 'price',
      isFine: true,
      message,
    });
  });

  it('names the price of the first type that the desk sells', () => {
    const priced = { ...event, ticketTypes: [ticketType({ priceCents: 4500 })] };
    const items = readiness({ ...ready, event: priced }, now);
    expect(items.find(({ check }) => check === 'price')?.message).toBe(
      'A ticket costs $45 at the desk.',
    );
  });

  it('names the page that sells the tickets, and warns while it is that of the copied event', () => {
    const ticketUrl = 'https://www.eventbrite.com/e/autumn-walk';
    const source = { ...event, id: 'spring', name: 'Spring Walk', isActive: false, ticketUrl };
    const copy = { ...event, copiedFromId: 'spring', ticketUrl };
    const verdict = (change: Partial<ReadinessInput>) =>
      readiness({ ...ready, ...change }, now).find(({ check }) => check === 'ticket-page');
    expect(verdict({})).toBeUndefined();
    expect(verdict({ event: copy, events: [source, copy] })).toEqual({
      check: 'ticket-page',
      isFine: false,
      message:
        'Tickets are sold at eventbrite.com, on the same page as for Spring Walk. Check the link.',
    });
    const own = { ...copy, ticketUrl: 'https://www.eventbrite.com/e/winter-walk' };
    expect(verdict({ event: own, events: [source, own] })).toEqual({
      check: 'ticket-page',
      isFine: true,
      message: 'Tickets are sold online at eventbrite.com.',
    });
  });

  it('requires a time that is not over and at most a day long', () => {
    const over = { startTime: '2026-11-20T07:00:00.000Z', endTime: '2026-11-20T11:00:00.000Z' };
    expect(lacking({ event: { ...event, ...over } }).times).toBe(
      'The event is over. Give it new times.',
    );
    const dayLong = new Date(Date.parse(event.startTime) + 24 * 3_600_000).toISOString();
    expect(lacking({ event: { ...event, endTime: dayLong } }).times).toBeUndefined();
    expect(lacking({ event: { ...event, endTime: '2026-11-22T22:00:00.000Z' } }).times).toBe(
      'The event lasts 52 hours. Check its end.',
    );
  });

  it('warns of a simultaneous active event only', () => {
    const other = { ...event, id: 'other', name: 'Late Walk' };
    const later = { ...other, startTime: event.endTime, endTime: '2026-11-21T02:00:00.000Z' };
    const overlapping = { ...later, startTime: '2026-11-20T21:59:00.000Z' };
    expect(lacking({ events: [event, later] })).toEqual({});
    expect(lacking({ events: [event, { ...overlapping, isActive: false }] })).toEqual({});
    expect(lacking({ events: [event, overlapping] })['other-active-event']).toBe(
      'Late Walk is active at the same time. Attendees see only one event.',
    );
    const third = { ...overlapping, id: 'third', name: 'Third Walk' };
    expect(lacking({ events: [event, overlapping, third] })['other-active-event']).toBe(
      'Late Walk, Third Walk are active at the same time. Attendees see only one event.',
    );
  });

  it('names businesses without coordinates and far from the others', () => {
    const lost = business('Lost', 0, { longitude: 0 });
    const far = business('Far', 38.06);
    const { businesses } = ready.catalog;
    expect(lacking(catalog({ businesses: [...businesses, lost] })).coordinates).toBe(
      'No coordinates yet: Lost. No one can check in there.',
    );
    expect(lacking(catalog({ businesses: [...businesses, far] })).coordinates).toContain('Far');
    const near = business('Near', 38.04);
    expect(lacking(catalog({ businesses: [...businesses, near] }))).toEqual({});
  });

  it('warns of indistinguishable businesses until both require their venue codes', () => {
    const pair = (one: boolean, other: boolean) =>
      lacking(
        catalog({
          businesses: [
            business('Vino', 38.001, { requiresVenueCode: one }),
            business('Next door', 38.0011, { requiresVenueCode: other }),
          ],
        }),
      );
    expect(pair(true, false)).toHaveProperty('overlapping-circles');
    expect(pair(true, true)).not.toHaveProperty('overlapping-circles');
  });

  it('warns of indistinguishable businesses, not of overlapping circles', () => {
    const { businesses } = ready.catalog;
    const nextBusiness = business('Next door', 38.0011);
    const twenty = business('Twenty meters on', 38.0012);
    const message = lacking(catalog({ businesses: [...businesses, nextBusiness] }));
    expect(message['overlapping-circles']).toContain('Vino and Next door');
    expect(message['overlapping-circles']).not.toContain('Cask');
    expect(lacking(catalog({ businesses: [business('Vino', 38.001), twenty] }))).not.toHaveProperty(
      'overlapping-circles',
    );
  });

  it('names rewards that require more than possible', () => {
    const rewards = [
      reward('Four doors', 4, 'visit_count'),
      reward('Two golds', 2, 'special_achievement'),
      reward('Two walks', 2, 'event_completion'),
      reward('Three doors', 3, 'visit_count'),
    ];
    expect(lacking(catalog({ rewards }))['unreachable-rewards']).toBe(
      'No one can reach Four doors, Two golds, Two walks. They need more visits than there are businesses.',
    );
    const spring = { ...event, id: 'spring', endTime: '2026-05-01T22:00:00.000Z' };
    const events = [event, { ...spring, startTime: '2026-05-01T18:00:00.000Z' }];
    const walks = catalog({ rewards: [reward('Two walks', 2, 'event_completion')] });
    expect(lacking({ ...walks, events })).toEqual({});
    // Adjacent events do not overlap.
    const rightBefore = {
      ...spring,
      startTime: '2026-05-01T18:00:00.000Z',
      endTime: event.startTime,
    };
    expect(lacking({ ...walks, events: [event, rightBefore] })).not.toHaveProperty(
      'unreachable-rewards',
    );
    const meanwhile = { ...rightBefore, endTime: event.endTime };
    expect(lacking({ ...walks, events: [event, meanwhile] })).toHaveProperty('unreachable-rewards');
  });

  it('requires an unused ticket', () => {
    expect(lacking({ tickets: { unused: 0, total: 9 } }).tickets).toContain('redeemed');
  });

  it('names three and counts the rest', () => {
    const businesses = ['A', 'B', 'C', 'D', 'E'].map((id) => business(id, 0, { longitude: 0 }));
    expect(lacking(catalog({ businesses })).coordinates).toContain('A, B, C and 2 more');
  });

  describe('desk phones', () => {
    const phone = (fullName: string, loadedHoursAgo: number | null, isActive = true) => ({
      fullName,
      isActive,
      listLoadedAt:
        loadedHoursAgo === null
          ? undefined
          : new Date(now - loadedHoursAgo * 3_600_000).toISOString(),
    });
    const message = (phones: ReadinessInput['phones'], change: Partial<ReadinessInput> = {}) =>
      lacking({ event: upcoming, phones, ...change })['desk-phones'];
    const upcoming = {
      ...event,
      startTime: '2026-11-20T18:00:00.000Z',
      endTime: '2026-11-20T22:00:00.000Z',
    };

    it('fails for phones whose list is missing or older than two hours', () => {
      expect(message([phone('Fay', 1.9), phone('Rex', null, false)])).toBeUndefined();
      expect(message([phone('Fay', 1.9), phone('Lou', 2.1), phone('Nat', null)])).toBe(
        'No list from the last two hours on the phones of Lou, Nat. Open the desk on each while it is online.',
      );
    });

    it('passes without phones, and after the event has started', () => {
      expect(message([])).toBeUndefined();
      const running = { ...upcoming, startTime: '2026-11-20T11:00:00.000Z' };
      expect(message([phone('Lou', 2.1)], { event: running })).toBeUndefined();
    });
  });
});
