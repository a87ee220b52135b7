import { describe, expect, it } from 'vitest';
import { message as messageOf, refused } from '../support/schema-results.ts';
import { businessBody } from './businesses.ts';
import { pointRuleBody } from './point-rules.ts';
import { undoDeskChange } from './staff/changes.ts';
import { editEvent, eventBody } from './staff/events.ts';
import { reviewCheckIns } from './staff/reviews.ts';
import { redeemReward, rewardBody } from './staff/rewards.ts';
import { newPassword, username } from './staff/staff.ts';
import { handOverCash } from './staff/tills.ts';
import { importTickets, newTicketId, ticketBody } from './tickets.ts';

describe('pointRuleBody', () => {
  const rule = { name: 'Every door', trigger: 'check_in', points: 10 };
  const [earlier, later] = ['2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z'];

  it.each([
    [{}, []],
    [{ trigger: 'category', category: 'bar' }, []],
    [{ trigger: 'category' }, ['category']],
    [{ trigger: 'time_window', windowStartTime: earlier, windowEndTime: later }, []],
    [{ trigger: 'time_window', windowStartTime: earlier }, ['windowStartTime']],
    [{ trigger: 'time_window', windowStartTime: later, windowEndTime: earlier }, ['windowEndTime']],
    [{ activeFromTime: earlier, activeUntilTime: earlier }, ['activeUntilTime']],
    [{ points: 0 }, ['points']],
    [{ points: 1.5 }, ['points']],
    [{ points: 10_001 }, ['points']],
  ])('given %j rejects %j', (overrides, fields) => {
    expect(refused(pointRuleBody, { ...rule, ...overrides })).toEqual(fields);
  });
});

describe('ticket schemas', () => {
  it.each(['WW2024-001234', 'ww2024-001234', ' A ', '7'])('ticketId accepts %j', (id) => {
    expect(newTicketId.parse(id)).toBe(id.trim().toUpperCase());
  });

  it.each(['', ' ', '-A', '_A', 'A B', 'A/B', '..', 'É1', '=1+1', 'A'.repeat(65)])(
    'ticketId rejects %j',
    (id) => {
      expect(newTicketId.safeParse(id).success).toBe(false);
    },
  );

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'])(
    'holderName rejects the formula %j',
    (holderName) => {
      expect(refused(ticketBody, { id: 'A1', holderName })).toEqual(['holderName']);
    },
  );

  it('the ticket body parses empty fields as no holder', () => {
    const empty = { id: 'A1', holderName: ' ', holderEmail: '' };
    const unknown = { holderName: null, holderEmail: null };
    expect(ticketBody.parse(empty)).toMatchObject(unknown);
    expect(ticketBody.parse({ id: 'A1' })).toMatchObject(unknown);
  });

  it('an import accepts at most 400 tickets, without duplicates', () => {
    const tickets = Array.from({ length: 400 }, (_, index) => ({ id: `A-${index}` }));
    expect(refused(importTickets.body, { tickets })).toEqual([]);
    expect(refused(importTickets.body, { tickets: [...tickets, { id: 'B' }] })).toEqual([
      'tickets',
    ]);
    expect(refused(importTickets.body, { tickets: [{ id: 'b' }, { id: 'B ' }] })).toEqual([
      'tickets.1.id',
    ]);
  });
});

describe('staff schemas', () => {
  it.each([
    ['12345', 'New password must be at least 6 characters long.'],
    ['x'.repeat(201), 'New password must be at most 200 characters long.'],
    ['123456', undefined],
    ['пароль', undefined],
  ])('the new password %j is rejected with %j', (password, message) => {
    expect(messageOf(newPassword, password)).toBe(message);
  });

  it.each([
    ['Admin', 'admin'],
    [' nora.castellan ', 'nora.castellan'],
    ['a', undefined],
    ['nora castellan', undefined],
    ['nora/../admin', undefined],
    ['nöra', undefined],
  ])('username parses %j as %j', (typed, parsed) => {
    expect(username.safeParse(typed).data).toBe(parsed);
  });

  it.each([
    ['12345678', '12345678'],
    [' 1234 5678 ', '12345678'],
    ['1234-5678', '12345678'],
    ['1234567', undefined],
    ['１２３４５６７８', undefined],
    ['abcdefgh', undefined],
  ])('the redemption code parses %j as %j', (typed, code) => {
    expect(redeemReward.body.safeParse({ code: typed }).data?.code).toBe(code);
  });
});

describe('businessBody', () => {
  const vino = {
    name: 'Vino Veritas',
    category: 'wine_bar',
    address: '1 Mill Street',
    latitude: 38.3,
    longitude: -78.5,
  };

  it('requires only the specified fields, and is active by default', () => {
    expect(businessBody.parse(vino)).toMatchObject({ isActive: true, rating: 0, imageUrl: '' });
  });

  it.each([0, 0.1, 0.3, 2.7, 4.9, 5])('accepts the rating %d', (rating) => {
    expect(refused(businessBody, { ...vino, rating })).toEqual([]);
  });

  it.each([5.05, 5.1, -0.1, 0.05, 4.99, Number.NaN, '5'])('rejects the rating %s', (rating) => {
    expect(refused(businessBody, { ...vino, rating })).toEqual(['rating']);
  });

  it.each([
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ imageUrl: 'data:text/html,hello' }, 'imageUrl'],
    [{ imageUrl: 'http://example.com/a.jpg' }, 'imageUrl'],
    [{ category: 'casino' }, 'category'],
    [{ name: ' ' }, 'name'],
    [{ address: '' }, 'address'],
    [{ latitude: undefined }, 'latitude'],
    [{ venueCode: 'MINE' }, ''],
    [{ id: 'other' }, ''],
  ])('rejects %j', (overrides, field) => {
    expect(refused(businessBody, { ...vino, ...overrides })).toEqual([field]);
  });
});

describe('eventBody', () => {
  const event = {
    name: 'Autumn Wine Walk',
    startTime: '2026-11-20T18:00:00.000Z',
    endTime: '2026-11-20T22:00:00.000Z',
  };

  it.each([eventBody, editEvent.body])('requires an end after the start', (schema) => {
    expect(refused(schema, event)).toEqual([]);
    expect(refused(schema, { ...event, endTime: event.startTime })).toEqual(['endTime']);
    expect(refused(schema, { ...event, endTime: '2026-11-20T17:59:59.999Z' })).toEqual(['endTime']);
  });

  it.each([
    [{ startTime: '2026-11-20T18:00' }, 'startTime'],
    [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
    [{ businessIds: ['a/b'] }, 'businessIds.0'],
    [{ checkInRadiusMeters: 5000 }, ''],
  ])('rejects %j', (overrides, field) => {
    expect(refused(eventBody, { ...event, ...overrides })).toEqual([field]);
  });
});

describe('rewardBody', () => {
  const first = {
    name: 'First Glass',
    description: 'One.',
    requiredVisits: 1,
    rewardType: 'visit_count',
  };

  it.each([0, 1.5, -1, 1e9, Number.NaN, '3', null])(
    'rejects %s required visits',
    (requiredVisits) => {
      expect(refused(rewardBody, { ...first, requiredVisits })).toEqual(['requiredVisits']);
    },
  );

  it('requires name, description, type and count', () => {
    expect(refused(rewardBody, {})).toEqual([
      'name',
      'description',
      'requiredVisits',
      'rewardType',
    ]);
    expect(rewardBody.parse(first)).toMatchObject({ isActive: true });
  });
});

it.each(['____', '__x__', '.', '..'])('rejects the reserved ID %j', (id) => {
  const sent = [
    reviewCheckIns.body.safeParse({ checkIns: [{ id, version: 1 }], decision: 'confirm' }),
    undoDeskChange.params.safeParse({ id }),
    handOverCash.body.safeParse({ toTillId: id, amountCents: 1 }),
    handOverCash.params.safeParse({ id }),
  ];
  expect(sent.map(({ success }) => success)).toEqual([false, false, false, false]);
});
