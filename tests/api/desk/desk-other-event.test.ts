import { randomUUID } from 'node:crypto';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { event, staffAccount, staffToken } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { ago, api, seedOfflineDesk } from '../../support/api/fixtures/offline-desk.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

/* A volunteer with a link of the spring walk, and the people of the autumn walk. */

await accountFor('staff-elsewhere');
const rosa = 'registrations/TICKETSUBM1SS10N0001';

beforeEach(async () => {
  await seedOfflineDesk();
  await change('events/spring', { ...event, name: 'Spring Walk', isActive: false });
  await change('staff/staff-elsewhere', {
    ...staffAccount('elsewhere', {
      role: 'desk',
      eventId: 'spring',
      shiftId: 's',
      passwordHash: null,
    }),
  });
  await change('tickets/WW-1', {
    ...(await stored('tickets/WW-1')),
    ...holderFields({ holderName: 'Rosa Lund', holderEmail: null }),
    eventId: 'autumn',
    orderId: 'order-1',
    state: 'redeemed',
    submissionId: 'TICKETSUBM1SS10N0001',
    redeemedBy: 'rosa',
  });
});

const admit = (newcomer: object, doneAt: string | null) =>
  call('POST', '/api/admin/desk/admissions', {
    at: api.at,
    token: staffToken('elsewhere', 'desk'),
    key: randomUUID(),
    body: {
      newcomers: [{ ref: randomUUID(), ticketId: null, found: null, fullName: '', ...newcomer }],
      eventId: 'spring',
      takesPayment: false,
      isIdSeen: true,
      doneAt,
    },
  });

it.each([
  ['a ticket', { ticketId: 'WW-1' }, null, [409, 'ticket-used', []]],
  ['a ticket, offline', { ticketId: 'WW-1' }, ago(2), [200, undefined, ['not-paid']]],
  [
    'the end of a ticket',
    { found: { text: 'WW-1', ticketEnd: '-1' } },
    null,
    [409, 'ticket-used', []],
  ],
])(
  'neither shows nor admits a person of another event by %s',
  async (_, newcomer, doneAt, answer) => {
    const before = await stored(rosa);
    const { status, json, text } = await admit(newcomer, doneAt);
    expect([status, json.code, Object.values(json.conflicts ?? {})]).toEqual(answer);
    expect(text).not.toContain('Rosa');
    expect(await stored(rosa)).toEqual(before);
  },
);

it.each(['WW-1', 'TICKETSUBM1SS10N0001', 'Rosa Lund', 'maya.reyes@example.com'])(
  'shows no name to a lookup of %s',
  async (text) => {
    const answer = await call('POST', '/api/admin/desk/lookup', {
      at: api.at,
      token: staffToken('elsewhere', 'desk'),
      body: { text, eventId: 'spring' },
    });
    expect(answer.status).toBe(200);
    expect(answer.text.replace(/"lookedUp":"[^"]*"/, '')).not.toMatch(/Rosa|Maya|Otto/);
  },
);
