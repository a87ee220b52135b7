import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minutes, overview, raw, writeAll } from '../../support/api/calls/overview-calls.ts';
import { event, reward, seed } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { instantOfOwnDay } from '../../support/api/own-day.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { generateEventDocuments } from '../../support/generated-event.ts';
import { cashRegistration } from '../../support/registration-record.ts';

afterEach(() => void vi.useRealTimers());

describe('overview of an event with 200 attendees', () => {
  const start = instantOfOwnDay();
  const businessIds = ['vino', 'cask', 'loom'];
  const afternoon = {
    ...event,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 240 * minutes).toISOString(),
  };
  const limited = { ...reward, stock: 100 };
  const {
    'claims/autumn_maya_gone': _claim,
    'checkIns/autumn_maya_cask': _checkIn,
    ...eventDocuments
  } = eventFixture;
  const documents = Object.fromEntries(
    Object.entries(eventDocuments).filter(([path]) => !/^(registrations|tills)\//.test(path)),
  );

  const countingBetween = (times: readonly number[]) => (from: string, to: string) =>
    times.filter((at) => at >= Date.parse(from) && at < Date.parse(to)).length;

  const ticket = (eventId: string | null) =>
    newTicket({ eventId, holderName: null, holderEmail: null }, 'import', event.startTime);
  const unregisteredTickets = {
    'tickets/WW-U1': ticket('autumn'),
    'tickets/WW-U2': ticket('autumn'),
    'tickets/WW-U3': ticket('autumn'),
    'tickets/WW-ANY': ticket(null),
    'tickets/WW-OTHER': ticket('spring'),
  };
  /** Registration of an attendee who will show one of the tickets. */
  const sharing = {
    ...cashRegistration({
      eventId: 'autumn',
      participantId: 'sharing',
      fullName: 'Shea Ring',
      email: 'shea@example.com',
      submittedAt: event.startTime,
    }),
    sharesTicketPlace: true,
  };

  /** Expected overview, counted from every document. */
  async function counted(now: number) {
    const [registrations, tickets, checkIns, claims, tills] = await Promise.all([
      raw('registrations'),
      raw('tickets'),
      raw('checkIns'),
      raw('claims'),
      raw('tills'),
    ]);
    const active = registrations.filter(({ status }) => status === 'active');
    const arrived = active.filter(({ arrivedAt }) => arrivedAt !== null);
    const due = active.filter(({ isVerified }) => !isVerified).length;
    const unused = tickets.filter(
      ({ eventId, state }) => eventId === 'autumn' && state === 'unused',
    );
    const sharing = active.filter(({ sharesTicketPlace }) => sharesTicketPlace === true);
    const arrivals = arrived.map(({ arrivedAt }) => Date.parse(arrivedAt));
    const verified = checkIns.filter(({ state }) => state === 'verified');
    const times = verified.map(({ capturedAt }) => Date.parse(capturedAt));
    const sum = (name: string) => tills.reduce((all, till) => all + till[name], 0);
    return {
      people: {
        registered: active.length,
        arrived: arrived.length,
        expected: active.length + unused.length - sharing.length,
        walking: active.filter(({ firstVisitAt }) => firstVisitAt !== null).length,
        unsigned: arrived.filter(({ liabilityWaiver }) => !liabilityWaiver).length,
      },
      cash: {
        currency: 'USD',
        peopleDue: due,
        dueCents: due * 3500,
        taken: { cash: sum('salesCents') - sum('refundsCents'), card: 0, other: 0 },
      },
      toReview: checkIns.filter(({ state }) => state === 'pending').length,
      perInterval: countingBetween(times),
      arrivedPerInterval: countingBetween(arrivals),
      verified: verified.length,
      recent: businessIds.map(
        (id) =>
          verified.filter(
            ({ businessId, capturedAt }) =>
              businessId === id && Date.parse(capturedAt) >= now - 15 * minutes,
          ).length,
      ),
      claims: ['one', 'two'].map((id) => claims.filter(({ rewardId }) => rewardId === id).length),
    };
  }

  it.skipIf(isPacked)(
    'equals the counts of the documents at 12 moments',
    { timeout: 60_000 },
    async () => {
      await seed({
        ...documents,
        'events/autumn': afternoon,
        ...unregisteredTickets,
        'registrations/sharing': sharing,
        'rewards/one': { ...limited, name: 'One door' },
        'rewards/two': { ...reward, name: 'Two doors' },
      });
      const written = generateEventDocuments(200, {
        eventId: 'autumn',
        start,
        businessIds,
        rewardIds: ['one', 'two'],
      });
      const seen: number[] = [];
      let from = -Infinity;
      for (let moment = 1; moment <= 12; moment += 1) {
        const minute = moment * 20;
        await writeAll(written.filter((each) => each.minute > from && each.minute <= minute));
        from = minute;
        const now = start + minute * minutes;
        vi.useFakeTimers({ toFake: ['Date'], now });
        const { status, json } = await overview('autumn');
        vi.useRealTimers();
        expect(status).toBe(200);
        const expected = await counted(now);
        const { intervals } = json.checkIns;
        expect({ people: json.people, cash: json.cash }).toEqual({
          people: expected.people,
          cash: expected.cash,
        });
        expect(json.checkIns.toReview).toBe(expected.toReview);
        expect(intervals.map(({ count }: { count: number }) => count)).toEqual(
          intervals.map(({ startTime, endTime }: { startTime: string; endTime: string }) =>
            expected.perInterval(startTime, endTime),
          ),
        );
        expect(json.arrivals.map(({ count }: { count: number }) => count)).toEqual(
          json.arrivals.map(({ startTime, endTime }: { startTime: string; endTime: string }) =>
            expected.arrivedPerInterval(startTime, endTime),
          ),
        );
        const inChart = intervals.reduce(
          (all: number, { count }: { count: number }) => all + count,
          0,
        );
        expect(inChart).toBe(expected.verified);
        const recent = new Map(
          json.businesses.map((each: { id: string; recentCheckIns: number }) => [
            each.id,
            each.recentCheckIns,
          ]),
        );
        expect(businessIds.map((id) => recent.get(id))).toEqual(expected.recent);
        const [one = 0, two = 0] = expected.claims;
        expect(json.rewards).toEqual([
          { id: 'one', name: 'One door', redeemed: one, left: Math.max(0, 100 - one) },
          { id: 'two', name: 'Two doors', redeemed: two, left: null },
        ]);
        seen.push(expected.verified);
      }
      // Each moment counts more than the one before.
      expect(seen.every((count, at) => at === 0 || count > (seen[at - 1] ?? 0))).toBe(true);
      expect(seen.at(-1)).toBeGreaterThan(200);
    },
  );
});

it.skipIf(isPacked)('counts the people who owe a price, not those with a free ticket', async () => {
  const guest = (participantId: string, typeId: string | null) => ({
    [`registrations/${participantId}`]: {
      ...cashRegistration({
        eventId: 'free',
        participantId,
        fullName: 'Gus Guest',
        email: `${participantId}@example.com`,
        submittedAt: event.startTime,
      }),
      typeId,
    },
  });
  const free = { ...event, ticketPrice: { amountCents: 0, currency: 'USD' } };
  const dinner = ticketType({ id: 'dinner', priceCents: 2000, isSoldAtDesk: false });
  await seed({
    'events/free': { ...free, ticketTypes: [dinner] },
    ...guest('gus', null),
    ...guest('gia', null),
    ...guest('gil', 'dinner'),
  });
  const { json } = await overview('free');
  expect(json.people.registered).toBe(3);
  expect(json.cash).toMatchObject({ peopleDue: 1, dueCents: 2000 });
});
