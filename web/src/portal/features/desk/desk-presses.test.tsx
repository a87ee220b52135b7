import { act, screen, waitFor } from '@testing-library/react';
import type { DeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import type { DeskTicket } from '@wine-walk/common/model/desk.ts';
import { toTicketSnapshotEntry } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { type FakeServer, refusal } from '../../../support/portal/fake-server.ts';
import {
  admissions,
  deskWithoutServer,
  snapshot as empty,
  hash,
  lookUp,
  mayaEntry,
  scan,
} from '../../../support/portal/offline-desk.tsx';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { deskQueue } from '../../shared/desk/desk-queue.ts';
import { lookUpInSnapshot } from './offline-lookup.ts';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);
vi.mock('idb', () => import('../../../support/portal/fake-idb.ts'));

const ticket = (id: string, fields: { holderName?: string; orderId?: string; owes?: boolean }) =>
  toTicketSnapshotEntry(
    { id, typeId: null, holderName: null, orderId: null, owes: false, ...fields },
    hash,
  );
const ticketIds = ['WW-1001', 'WW-1002', 'WW-1003', 'WW-2011', 'WW-2012', 'WW-2013', 'WW-2014'];
const tills = 'GET /api/admin/tills?eventId=autumn';
const snapshot: DeskSnapshot = {
  ...empty,
  entries: [
    mayaEntry,
    ticket('WW-1001', { holderName: 'Nora Berg' }),
    ticket('WW-1002', { holderName: 'Nils Berg' }),
    ticket('WW-1003', { holderName: 'Olga Ruiz', owes: true }),
    ticket('WW-2011', { holderName: 'Eva Holm', orderId: 'order-1' }),
    ...['WW-2012', 'WW-2013', 'WW-2014'].map((id) => ticket(id, { orderId: 'order-1' })),
  ],
};

type User = Awaited<ReturnType<typeof deskWithoutServer>>['user'];

/** Desk that counts the presses on its buttons; typing and scanning are none. */
interface CountingDesk {
  server: FakeServer;
  user: User;
  /** Presses a button. */
  press: (name: string | RegExp) => Promise<void>;
  presses: () => number;
  /** Returns the admission that the last press sent or queued. */
  sent: () => Promise<Record<string, unknown>>;
}

/** Answers as the API does: the list of an offline desk, decided by the server. */
function connect(server: FakeServer) {
  server.on(lookUp, async ({ body }) => {
    const { text } = body as { text: string };
    const { offline: _decidedBy, ...result } = await lookUpInSnapshot(text, snapshot, new Map());
    // The server knows the whole ID.
    const named = (tickets: DeskTicket[]) =>
      tickets.map((each) => ({
        ...each,
        ticketId: ticketIds.find((id) => id.endsWith(each.ticketId.slice(1))) ?? each.ticketId,
      }));
    return {
      body: { ...result, tickets: named(result.tickets), missing: named(result.missing) },
    };
  });
  server.on(admissions, {
    body: { id: 'one', people: [], arrived: [], amountCents: 0, conflicts: {} },
  });
  server.on(tills, { body: { tills: [], ownTillId: null } });
  server.on('POST /api/admin/tills', () => {
    server.on(tills, { body: { tills: [ownTill], ownTillId: ownTill.id } });
    return { body: ownTill };
  });
}

/** Opens the till before the first sale of an evening, which counts as no press. */
async function openTill(user: User) {
  await user.type(await screen.findByLabelText('Cash in your till before the first sale'), '50');
  await user.click(screen.getByRole('button', { name: 'Open my till' }));
}

/** Returns a button that does something: a payment waits until the tills are read. */
async function findEnabled(name: string | RegExp) {
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.ariaDisabled).toBeNull();
    return button;
  });
}

async function openDesk(isOnline: boolean): Promise<CountingDesk> {
  const { server, user } = await deskWithoutServer(0, snapshot);
  if (isOnline) connect(server);
  let count = 0;
  return {
    server,
    user,
    presses: () => count,
    press: async (name) => {
      await user.click(await findEnabled(name));
      count += 1;
    },
    sent: async () => {
      if (!isOnline) {
        await waitFor(() => expect(deskQueue().getSnapshot().deliveries).toHaveLength(1));
        return { ...deskQueue().getSnapshot().deliveries[0]?.payload };
      }
      await waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1));
      return server.requestsTo(admissions)[0]?.body as Record<string, unknown>;
    },
  };
}

afterEach(() => act(async () => {}));

describe.each([
  ['online', true],
  ['offline', false],
])('presses at a desk %s', (_, isOnline) => {
  it('admits a registered person with one press', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'T-1');
    await desk.press('ID seen, hand over the glass');
    expect(await desk.sent()).toMatchObject({ ticketIds: ['T-1'] });
    expect(desk.presses()).toBe(1);
  });

  it('admits the holder of an unregistered ticket with at most two presses', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'WW-1001');
    await desk.press('Waiver signed on paper, ID seen, hand over the glass');
    expect(await desk.sent()).toMatchObject({
      newcomers: [{ ticketId: 'WW-1001', found: null, fullName: '' }],
      takesPayment: false,
    });
    expect(desk.presses()).toBeLessThanOrEqual(2);
  });

  it('admits a person found by a part of the name with two presses, also if two have it', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'berg');
    await desk.press(isOnline ? /WW-1002/ : /…002/);
    await desk.press('Waiver signed on paper, ID seen, hand over the glass');
    expect(await desk.sent()).toMatchObject({
      newcomers: [
        isOnline
          ? { ticketId: 'WW-1002', found: null, fullName: '' }
          : { ticketId: null, found: { text: 'berg', ticketEnd: '002' }, fullName: '' },
      ],
    });
    expect(desk.presses()).toBe(2);
  });

  it('admits someone else with a ticket with three presses', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'WW-1001');
    await desk.press('Someone else has this ticket');
    await desk.user.type(screen.getByLabelText('Their full name'), 'Uma Frost');
    await desk.press('A gift');
    expect(screen.getByText('Uma Frost has it: A gift')).toBeTruthy();
    await desk.press('Waiver signed on paper, ID seen, hand over the glass');
    expect(await desk.sent()).toMatchObject({
      newcomers: [{ ticketId: 'WW-1001', fullName: 'Uma Frost', holderChange: 'gift' }],
    });
    expect(desk.presses()).toBe(3);
  });

  it('sells a ticket to a walk-up with at most three presses, with the name typed once', async () => {
    const desk = await openDesk(isOnline);
    await desk.press('Sell a ticket');
    await desk.user.type(screen.getByLabelText('Full name'), 'Uma Frost');
    await openTill(desk.user);
    await desk.press('Paid $35, waiver signed on paper, ID seen, hand over the glass');
    const { newcomers, ...sold } = await desk.sent();
    expect(newcomers).toMatchObject([{ ticketId: null, found: null, fullName: 'Uma Frost' }]);
    const [{ ref }] = newcomers as [{ ref: string }];
    expect(sold).toMatchObject({ takesPayment: true, takenCents: { [ref]: 3500 }, method: 'cash' });
    expect(desk.presses()).toBeLessThanOrEqual(3);
  });

  it('closes an earlier notice when a sale begins', async () => {
    const desk = await openDesk(isOnline);
    showToast({ type: 'success', title: 'You’re in', duration: 600_000 });
    expect(await screen.findByText('You’re in')).toBeTruthy();
    await desk.press('Sell a ticket');
    await waitFor(() => expect(screen.queryByText('You’re in')).toBeNull());
  });

  it('sells no ticket to a name of punctuation', async () => {
    const desk = await openDesk(isOnline);
    await desk.press('Sell a ticket');
    await desk.user.type(screen.getByLabelText('Full name'), '?');
    await openTill(desk.user);
    const sell = await screen.findByRole<HTMLButtonElement>('button', { name: /^Paid \$35/ });
    expect(sell.disabled).toBe(true);
  });

  it('sells a designated driver a ticket, without a glass', async () => {
    const desk = await openDesk(isOnline);
    const types = [ticketType({ id: 'regular' }), ticketType({ color: 'orange', name: 'Driver' })];
    act(() => emitSnapshot('events', [event('autumn', { ticketTypes: types })]));
    await desk.press('Sell a ticket');
    await desk.user.type(screen.getByLabelText('Full name'), 'Uma Frost');
    await desk.user.selectOptions(screen.getByLabelText('Ticket'), 'driver');
    await openTill(desk.user);
    await desk.press('Paid $10, waiver signed on paper, ID seen, orange band, no glass');
    const { newcomers, typeIds, takenCents } = await desk.sent();
    const [{ ref }] = newcomers as [{ ref: string }];
    expect([typeIds, takenCents]).toEqual([{ [ref]: 'driver' }, { [ref]: 1000 }]);
  });

  it('admits an order of four with at most two presses, and counts those who are left', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'WW-2011');
    expect(
      await screen.findByText(/^3 left from the same order, not registered yet: /),
    ).toBeTruthy();
    await desk.press('All 4: Waiver signed on paper, ID seen, hand over 4 glasses');
    const { newcomers } = await desk.sent();
    expect(newcomers).toMatchObject([
      { ticketId: 'WW-2011', found: null },
      ...['WW-2012', 'WW-2013', 'WW-2014'].map((ticketId) =>
        isOnline ? { ticketId } : { found: { text: 'WW-2011', ticketEnd: ticketId.slice(-3) } },
      ),
    ]);
    expect(desk.presses()).toBeLessThanOrEqual(2);
  });

  it('takes the price of an unregistered ticket that owes', async () => {
    const desk = await openDesk(isOnline);
    await scan(desk.user, 'WW-1003');
    await openTill(desk.user);
    await desk.press('Paid $35, waiver signed on paper, ID seen, hand over the glass');
    const { newcomers, takenCents } = await desk.sent();
    const [{ ref }] = newcomers as [{ ref: string }];
    expect([newcomers, takenCents]).toMatchObject([[{ ticketId: 'WW-1003' }], { [ref]: 3500 }]);
    expect(desk.presses()).toBe(1);
  });
});

it('lists a rejected admission whose result was closed before the response', async () => {
  const { server, user, press } = await openDesk(true);
  const response = Promise.withResolvers<ReturnType<typeof refusal>>();
  server.on(admissions, () => response.promise);
  await scan(user, 'T-1');
  await press('ID seen, hand over the glass');
  await press('Back to the search');
  response.resolve(refusal(422, 'already-arrived', 'Already in.'));
  expect(await screen.findByText(/^Not saved: Maya R\. is in/)).toBeTruthy();
});
