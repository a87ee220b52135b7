import { describe, expect, it } from 'vitest';
import { refused } from '../support/schema-results.ts';
import { redeemReward } from './admin-rewards.ts';
import { pointRuleBody } from './point-rules.ts';
import { newPassword, username } from './staff.ts';
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
  // spec: B13.8
  it.each(['WW2024-001234', 'ww2024-001234', ' A ', '7'])('ticketId accepts %j', (id) => {
    expect(newTicketId.parse(id)).toBe(id.trim().toUpperCase());
  });

  // spec: B13.8
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

  // spec: B13.9
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
  // spec: S9.3
  it.each([
    ['12345', 'New password must be at least 6 characters long.'],
    ['x'.repeat(201), 'New password must be at most 200 characters long.'],
    ['123456', undefined],
    ['пароль', undefined],
  ])('the new password %j is rejected with %j', (password, message) => {
    expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(message);
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
