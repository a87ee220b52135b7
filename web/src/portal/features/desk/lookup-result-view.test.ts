import { ticketType } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyLookup, deskPerson as maya } from '../../../support/portal/sample-lookup.ts';
import {
  dueCents,
  forBusiness,
  type LookupResult,
  lookupNote,
  toLookupResultView,
  withChosenType,
  withDefaultTypes,
} from './lookup-result-view.ts';

const base: LookupResult = {
  ...emptyLookup,
  answer: 'welcome',
  lookedUp: 'WW-1',
  people: [maya],
  ticketId: 'WW-1',
};
const refused = (reason: LookupResult['reason'], more: Partial<LookupResult> = {}) =>
  toLookupResultView({
    ...base,
    answer: 'refused',
    reason,
    happenedAt: '2026-11-20T22:41:00.000Z',
    happenedBy: 'Ana',
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toLookupResultView', () => {
  it('welcomes by first name, with ticket and party', () => {
    const rosa = { ...maya, fullName: 'Rosa Lund' };
    expect(toLookupResultView({ ...base, people: [maya, rosa] })).toEqual({
      tone: 'in',
      title: 'Welcome, Maya',
      lines: ['Maya Reyes\u00a0· Prepaid\u00a0· WW-1', 'Party of 2: Rosa Lund'],
    });
  });

  it('welcomes by first name if the seller has written the last name first', () => {
    const { title } = toLookupResultView({
      ...base,
      people: [{ ...maya, fullName: 'Reyes, Maya' }],
    });
    expect(title).toBe('Welcome, Maya');
  });

  it('names the people of the order who have not registered', () => {
    const unnamed = { ticketId: 'WW-3', typeId: null, holderName: null, source: null, owes: false };
    const missing = [{ ...unnamed, holderName: 'Nora Lund' }, unnamed];
    const { lines } = toLookupResultView({ ...base, missing });
    expect(lines.at(-1)).toBe(
      '2 left from the same order, not registered yet: Nora Lund, 1 ticket without a name',
    );
    const ticket = { ...base, answer: 'register' as const, tickets: [unnamed] };
    expect(toLookupResultView(ticket).lines).toContain('From the same order: Maya Reyes');
  });

  it('names a guest who signs the waiver first', () => {
    const guest = { ...maya, mustSign: true };
    const { lines } = toLookupResultView({ ...base, people: [guest] });
    expect(lines).toContain('Maya hasn’t signed the waiver yet');
  });

  it('shows the ticket that a person left for the desk, until they are paid', () => {
    const owing = {
      ...maya,
      ticketId: null,
      typeId: null,
      deskTicketId: 'WW-2',
      state: 'cash-due' as const,
    };
    const due = { ...base, answer: 'collect' as const, ticketId: null };
    const { lines } = toLookupResultView({ ...due, people: [{ ...owing, isVerified: false }] });
    expect(lines).toEqual(['Maya Reyes\u00a0· cash at the desk', 'Maya has ticket WW-2 to show']);
    expect(toLookupResultView({ ...base, people: [owing] }).lines.join(' ')).not.toContain('WW-2');
  });

  it('isolates a right-to-left name from the text around it', () => {
    const david = { ...maya, fullName: 'דוד כהן' };
    const { title, lines } = toLookupResultView({ ...base, people: [david, david] });
    expect([title, ...lines]).toEqual([
      'Welcome, \u2068דוד\u2069',
      '\u2068דוד כהן\u2069\u00a0· Prepaid\u00a0· WW-1',
      'Party of 2: \u2068דוד כהן\u2069',
    ]);
    expect(refused('used', { people: [david] }).lines[0]).toMatch(/^\u2068דוד כהן\u2069 arrived/);
  });

  it.each([
    [undefined, 'This ticket isn’t paid, and no one has registered with it yet.'],
    ['2026-11-20T22:00:00.000Z', /^Have them sign the waiver on paper/],
  ])('names the price of an unpaid ticket, offline at %s', (offline, text) => {
    const owed = {
      ticketId: 'WW-4',
      typeId: null,
      holderName: 'Nora Lund',
      source: 'import',
      owes: true,
    } as const;
    const view = toLookupResultView({
      ...base,
      answer: 'register',
      people: [],
      tickets: [owed],
      ...(offline && { offline }),
    });
    expect(view).toMatchObject({
      tone: 'collect',
      title: '$35 to collect',
      lines: ['Nora Lund\u00a0· not paid\u00a0· WW-4', expect.stringMatching(text)],
    });
    expect(view.sign).toBeUndefined();
  });

  it('shows holder, source and payment of a ticket without a registration', () => {
    const tickets = [
      {
        ticketId: 'WW-2',
        typeId: null,
        holderName: 'Nora Lund',
        source: 'import' as const,
        owes: false,
      },
    ];
    const { title, lines } = toLookupResultView({
      ...base,
      answer: 'register',
      people: [],
      tickets,
    });
    expect([title, lines[0]]).toEqual([
      'Not registered yet',
      'Nora Lund\u00a0· Sold ahead\u00a0· paid\u00a0· WW-2',
    ]);
  });

  it("collects the event's price", () => {
    const people = [{ ...maya, isVerified: false }];
    const { tone, title } = toLookupResultView({ ...base, answer: 'collect', people });
    expect([tone, title]).toEqual(['collect', '$35 to collect']);
  });

  it('collects the amount of the party for any scanned member and shows who owes it, and the till', () => {
    const otto = { ...maya, fullName: 'Otto Lindqvist', isVerified: false };
    const people = [maya, otto, { ...otto, fullName: 'Ida Lindqvist' }];
    const till = { expectedCents: 42_000, salesCount: 12 };
    expect(toLookupResultView({ ...base, people }, till)).toEqual({
      tone: 'collect',
      title: '$70 to collect',
      lines: [
        'Maya Reyes\u00a0· Prepaid\u00a0· WW-1',
        'Party of 3: Otto Lindqvist (cash at the desk), Ida Lindqvist (cash at the desk)',
        'Your till: $420, 12 sales',
      ],
    });
  });

  it('shows the cash sign for cash only', () => {
    const reward = { code: '12345678', name: 'First Pour' };
    const redeem = { ...base, answer: 'redeem' as const, reward };
    expect(toLookupResultView({ ...base, answer: 'collect' }).sign).toBeUndefined();
    expect(toLookupResultView(redeem).sign).toBeUndefined();
    expect(toLookupResultView({ ...redeem, offline: base.event.id }).sign).toBe('?');
    expect(toLookupResultView({ ...base, answer: 'register' }).sign).toBe('?');
  });

  it('mentions the undo only for a result that changes data', () => {
    const used = { ...base, answer: 'refused' as const, reason: 'used' as const };
    const undo = 'You can undo for 5 minutes.';
    expect(lookupNote(base)).toBe(undo);
    expect(lookupNote(used)).toBe('Nothing changed.');
    expect(lookupNote(forBusiness(used, { id: 'vino', name: 'Vino Veritas' }))).toBe(undo);
    expect(lookupNote({ ...base, answer: 'register' })).toBe(undo);
  });

  it('mentions the queue when offline only for a result that sends data', () => {
    const offline = '2026-10-03T18:12:00.000Z';
    const refused = { ...base, offline, answer: 'refused' as const, reason: 'cancelled' as const };
    expect(lookupNote({ ...base, offline })).toContain('We’ll send it when you’re back online.');
    expect(lookupNote({ ...base, offline, answer: 'register' })).toContain('We’ll send it');
    expect(lookupNote(refused)).toMatch(/^Offline, using the list from .+\. Nothing changed\.$/);
  });

  it('gives only offline advice when offline', () => {
    const offline = '2026-10-03T18:12:00.000Z';
    const lines = (reason: 'used' | 'cancelled' | 'revoked' | 'wrong-event') =>
      toLookupResultView({ ...base, offline, answer: 'refused', reason }).lines.join(' ');
    for (const reason of ['used', 'cancelled', 'revoked', 'wrong-event'] as const)
      expect(lines(reason)).not.toMatch(/look them up|sell/i);
    const tickets = [
      { ticketId: 'WW-1', typeId: null, holderName: 'MR', source: null, owes: false },
    ];
    const unused = { ...base, answer: 'register' as const, tickets, people: [] };
    expect(toLookupResultView({ ...unused, offline }).lines).toEqual([
      'MR\u00a0· paid\u00a0· WW-1',
      'Have them sign the waiver on paper, then let them in.',
    ]);
  });

  it.each([
    ['used', 'Already used', 'Maya Reyes arrived at 5:41 PM, by Ana.'],
    ['cancelled', 'Canceled', 'was canceled at 5:41 PM, by Ana.'],
    ['revoked', 'Revoked', 'Ticket WW-1 was withdrawn at 5:41 PM, by Ana.'],
    ['code-expired', 'Code expired', 'until 5:41 PM'],
    ['unknown', 'Unknown', 'WW-1'],
    ['not-paid', 'Not paid', 'Take the payment first'],
    ['out-of-stock', 'None left', 'is gone'],
    ['reward-locked', 'Still locked', 'isn’t unlocked yet'],
    ['reward-claimed', 'Already used', 'handed over at 5:41 PM, by Ana'],
  ] as const)('explains the refusal: %s', (reason, title, message) => {
    const view = refused(reason);
    expect([view.tone, view.title]).toEqual(['refused', title]);
    expect(view.lines.join(' ')).toContain(message);
    // The reason and the advice.
    expect(view.lines).toHaveLength(2);
  });

  it('names the day of a refusal of another evening, and of an old offline list', () => {
    const happenedAt = '2026-11-13T22:41:00.000Z';
    expect(refused('revoked', { happenedAt }).lines[0]).toContain('at Nov 13, 5:41 PM');
    expect(lookupNote({ ...base, offline: happenedAt })).toContain('list from Nov 13, 5:41 PM');
  });

  it('names the members of a party who have not arrived', () => {
    const others = ['Ada Reyes', 'Ben Reyes'].map((fullName) => ({ ...base.people[0]!, fullName }));
    const { lines } = refused('used', { people: [...base.people, ...others] });
    expect(lines[1]).toBe('Not here yet from their party: Ada Reyes, Ben Reyes.');
  });

  it('explains an unassigned stamp card', () => {
    const { lines } = refused('unknown', { lookedUp: 'CARD-0041', people: [] });
    expect(lines[1]).toBe('No one has this card yet. Look up its owner and assign it.');
  });

  it('recognizes the code of a web page', () => {
    const lookedUp = 'https://walk.example/waiver';
    const page = { ...base, answer: 'refused' as const, reason: 'unknown' as const, lookedUp };
    expect(toLookupResultView({ ...page, people: [] })).toMatchObject({ title: 'A web page' });
  });

  it('recognizes a poster of a business, also of an earlier year', () => {
    const lookedUp = 'https://walk.example/?venue=vino-veritas.K7QX2MVR94';
    const { title, lines } = refused('unknown', { lookedUp, people: [] });
    expect(title).toBe('A poster');
    expect(lines).toEqual([
      'This is a business’s poster. Visitors scan it there in their own app.',
      'Scan their ticket or their confirmation, or search by name.',
    ]);
  });

  it('explains an unknown 8-digit code as an expired redemption code', () => {
    const { lines } = refused('unknown', { lookedUp: '00000001', people: [] });
    expect(lines[1]).toBe('For a reward, ask for a new code. Codes expire after 5 minutes.');
  });

  it('names the other event', () => {
    const view = refused('wrong-event', { otherEventName: 'Spring Walk' });
    expect(view.lines[0]).toBe('This is for Spring Walk.');
  });
});

describe('ticket types', () => {
  const regular = { id: 'regular', name: 'Regular', includesDrinks: true, priceCents: 4000 };
  const ticketTypes = [ticketType({ ...regular, color: 'pink', minimumAge: null }), ticketType()];
  const event = { ...base.event, ticketTypes };
  const driver = { ...maya, typeId: 'driver' };
  const otto = { ...maya, fullName: 'Otto Lund', ticketId: null, isVerified: false };

  it('says “No drinks” and the age in the color of the type', () => {
    const { types } = toLookupResultView({ ...base, event, people: [driver] });
    expect(types).toHaveLength(1);
    expect(types?.[0]?.color).toBe('blue');
    expect(types?.[0]?.text).toMatch(/driver.*· No drinks\u00a0· 16\+$/);
  });

  it('names the people if there are several', () => {
    const people = [driver, { ...otto, typeId: 'regular' }];
    const texts = toLookupResultView({ ...base, event, people }).types?.map(({ text }) => text);
    expect(texts?.[0]).toMatch(/^Otto: .*Regular/);
    expect(texts?.[1]).toMatch(/^Maya: .*No drinks/);
  });

  it('shows the type of an unregistered ticket, and none on a refusal', () => {
    const tickets = [
      { ticketId: 'WW-2', typeId: 'driver', holderName: null, source: null, owes: false },
    ];
    const found = { ...base, event, people: [], tickets };
    expect(toLookupResultView({ ...found, answer: 'register' }).types).toHaveLength(1);
    const refusal = { ...base, event, people: [driver], answer: 'refused' as const };
    expect(toLookupResultView({ ...refusal, reason: 'used' }).types).toBeUndefined();
  });

  it('charges the first type on sale, or the chosen one', () => {
    const result = withDefaultTypes({ ...base, event, people: [driver, otto] });
    expect(dueCents(result.people, result)).toBe(4000);
    const chosen = withChosenType(result, 'driver');
    expect(dueCents(chosen.people, chosen)).toBe(1000);
    expect(withChosenType(result, null)).toBe(result);
  });

  it('shows no amount for people whose type is free', () => {
    const free = {
      ...event,
      ticketTypes: event.ticketTypes.map((each) => ({ ...each, priceCents: 0 })),
    };
    const result = withDefaultTypes({ ...base, event: free, answer: 'collect', people: [otto] });
    const { tone, lines } = toLookupResultView(result);
    expect([tone, lines[0]]).toEqual(['in', 'Otto Lund']);
  });

  it('charges the first type that is left, or the first if none is', () => {
    const typeOf = (types: Record<string, number>) => {
      const sold = { ...event, left: { places: null, types } };
      return withDefaultTypes({ ...base, event: sold, people: [otto] }).people[0]?.typeId;
    };
    expect(typeOf({ regular: 0, driver: 2 })).toBe('driver');
    expect(typeOf({ regular: 0, driver: 0 })).toBe('regular');
  });

  it('charges people who have paid for no type', () => {
    const paid = { ...otto, isVerified: true, typeId: null };
    expect(withDefaultTypes({ ...base, event, people: [paid] }).people).toEqual([paid]);
  });

  it('keeps the type of people who have one', () => {
    const result = withDefaultTypes({ ...base, event, people: [{ ...otto, typeId: 'driver' }] });
    expect(result.people[0]?.typeId).toBe('driver');
  });
});
