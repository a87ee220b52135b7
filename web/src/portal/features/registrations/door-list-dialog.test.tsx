import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ListedRegistration } from '@wine-walk/common/api/registration-lists.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { DoorListDialog } from './door-list-dialog.tsx';

const list = 'GET /api/admin/registrations?eventId=autumn&limit=200';
const admit = 'POST /api/admin/desk/admissions';
const onClose = vi.fn();
let server: FakeServer;

interface Sent {
  submissionIds: string[];
  newcomers?: { ref: string }[];
  takesPayment: boolean;
}

const person = (id: string, fullName: string, changes: Partial<ListedRegistration> = {}) => ({
  id,
  fullName,
  email: '',
  ticketId: `T-${id}`,
  paymentMethod: 'prepaid',
  state: 'verified',
  isVerified: true,
  liabilityWaiver: true,
  submittedAt: '2026-11-20T18:00:00.000Z',
  arrivedAt: null,
  ...changes,
});

const unused = 'GET /api/admin/tickets?state=unused&eventId=autumn&limit=500';

const admitted = ({ body }: { body: unknown }) => {
  const { submissionIds, newcomers = [], takesPayment } = body as Sent;
  const arrived = [...submissionIds, ...newcomers.map(({ ref }) => ref)];
  const amountCents = takesPayment ? arrived.length * 3500 : 0;
  const at = new Date().toISOString();
  const answer = { id: 'a', people: [], arrived, amountCents, conflicts: {} };
  return { body: { ...answer, happenedAt: at, undoUntil: at } };
};

beforeEach(() => {
  onClose.mockClear();
  server = fakeServer();
  const registrations = [
    person('1', 'Zoë Ruiz'),
    person('2', 'Otto Lindqvist', { state: 'cash-due', isVerified: false, ticketId: null }),
    person('3', 'Maya Reyes', { arrivedAt: '2026-11-20T22:41:00.000Z' }),
  ];
  server.on(list, { body: { registrations, nextCursor: null } });
  server.on(unused, {
    body: {
      tickets: [ticket('WW-9', { holderName: 'Nora Lund' })],
      nextCursor: null,
      counts: { total: 1, unused: 1, redeemed: 0 },
    },
  });
  server.on(admit, admitted);
});

async function open(
  endTime = new Date(Date.now() + 3_600_000).toISOString(),
  changes: Partial<EventDocument> = {},
) {
  render(
    <TestTab>
      <DoorListDialog event={event('autumn', { endTime, ...changes })} onClose={onClose} />
    </TestTab>,
  );
  await screen.findByText('Zoë Ruiz');
  return userEvent.setup({ delay: null });
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const sent = () => server.requestsTo(admit);

describe('<DoorListDialog>', () => {
  it('enters arrivals and payments in one form', async () => {
    const user = await open();
    const maya = screen.getByText('Maya Reyes').closest('tr') as HTMLElement;
    expect(within(maya).queryByRole('checkbox')).toBeNull();
    await user.click(box('Zoë Ruiz is in'));
    await user.click(box('Otto Lindqvist is in'));
    await user.click(box('Otto Lindqvist paid $35'));
    await user.click(screen.getByRole('button', { name: 'Enter 2 people' }));
    expect(await screen.findByText('2 in, $35 into your till')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([
      { submissionIds: ['1'], takesPayment: false, isIdSeen: true, source: 'paper', doneAt: null },
      {
        submissionIds: ['2'],
        takesPayment: true,
        method: 'cash',
        isIdSeen: true,
        source: 'paper',
        doneAt: null,
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lists unused tickets by last name as the printed list does', async () => {
    await open();
    const names = screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 6));
    expect(names.slice(1)).toEqual(['Otto L', 'Nora L', 'Maya R', 'Zoë Ru']);
  });

  it('enters the holders of unused tickets, with the price of unpaid ones', async () => {
    server.on(unused, {
      body: {
        tickets: [
          ticket('WW-8', { holderName: null, owes: true }),
          ticket('WW-9', { holderName: 'Nora Lund' }),
        ],
        nextCursor: null,
        counts: { total: 2, unused: 2, redeemed: 0 },
      },
    });
    const user = await open(new Date(Date.now() - 3_600_000).toISOString());
    expect(screen.getByText('WW-9 · not registered, waiver on paper')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Nora Lund paid/ })).toBeNull();
    await user.click(box('Nora Lund is in'));
    await user.click(box('Zoë Ruiz is in'));
    await user.click(box('WW-8 is in'));
    await user.click(box('WW-8 paid $35'));
    await user.click(screen.getByRole('button', { name: 'Enter 3 people' }));
    expect(await screen.findByText('3 in, $35 into your till')).toBeTruthy();
    const newcomer = (ticketId: string) => ({
      ref: expect.any(String) as string,
      ticketId,
      found: null,
      fullName: '',
    });
    expect(sent().map(({ body }) => body)).toMatchObject([
      { submissionIds: ['1'], newcomers: [newcomer('WW-9')], takesPayment: false, source: 'paper' },
      { submissionIds: [], newcomers: [newcomer('WW-8')], eventId: 'autumn', takesPayment: true },
    ]);
  });

  it.each([
    ['name', { holderName: 'Nora Lund' }],
    ['email only', { holderName: null, isEmailHidden: true }],
  ])('enters a person with a paid ticket of their %s by the ticket, once', async (_, holder) => {
    server.on(unused, {
      body: {
        tickets: [ticket('WW-9', holder)],
        nextCursor: null,
        counts: { total: 1, unused: 1, redeemed: 0 },
      },
    });
    const due = { state: 'cash-due', isVerified: false, ticketId: null } as const;
    const registrations = [
      person('1', 'Zoë Ruiz'),
      person('2', 'Nora Lund', { ...due, deskTicketId: 'WW-9', showsDeskTicket: true }),
    ];
    server.on(list, { body: { registrations, nextCursor: null } });
    const user = await open();
    expect(screen.getAllByText(/^WW-9/)).toHaveLength(1);
    expect(screen.queryByRole('checkbox', { name: /^Nora Lund paid/ })).toBeNull();
    await user.click(box('Nora Lund is in'));
    await user.click(box('Zoë Ruiz is in'));
    await user.click(screen.getByRole('button', { name: 'Enter 2 people' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      submissionIds: ['1'],
      ticketIds: ['WW-9'],
      eventId: 'autumn',
      takesPayment: false,
      isIdSeen: true,
      source: 'paper',
      doneAt: null,
    });
  });

  it('records the release that a guest signed on paper at the door', async () => {
    const guest = person('4', 'Gil Guest', { liabilityWaiver: false });
    const registrations = [person('1', 'Zoë Ruiz'), guest];
    server.on(list, { body: { registrations, nextCursor: null } });
    const user = await open();
    expect(screen.getByText('T-4 · waiver on paper')).toBeTruthy();
    await user.click(box('Zoë Ruiz is in'));
    await user.click(box('Gil Guest is in'));
    await user.click(screen.getByRole('button', { name: 'Enter 2 people' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ submissionIds: ['1', '4'], isReleaseSigned: true });
  });

  it('sells the type that was chosen for a payment', async () => {
    const regular = ticketType({ id: 'regular', name: 'Regular', priceCents: 4000 });
    const user = await open(undefined, { ticketTypes: [regular, ticketType()] });
    await user.click(box('Otto Lindqvist paid $40'));
    const choice = screen.getByRole('combobox', { name: 'Otto Lindqvist ticket' });
    expect(choice).toHaveProperty('value', 'regular');
    await user.selectOptions(choice, 'Designated driver');
    expect(box('Otto Lindqvist paid $10')).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Enter 1 person' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ typeIds: { 2: 'driver' } });
  });

  it('asks for no payment of a free ticket, as the printed list does', async () => {
    const driver = ticketType({ priceCents: 0, isSoldAtDesk: false });
    const due = { state: 'cash-due', isVerified: false, ticketId: null } as const;
    const registrations = [
      person('1', 'Zoë Ruiz'),
      person('2', 'Otto Lindqvist', due),
      person('4', 'Gus Driver', { ...due, typeId: 'driver' }),
    ];
    server.on(list, { body: { registrations, nextCursor: null } });
    server.on(unused, {
      body: {
        tickets: [ticket('WW-8', { owes: true, typeId: 'driver' })],
        nextCursor: null,
        counts: { total: 1, unused: 1, redeemed: 0 },
      },
    });
    await open(undefined, { ticketTypes: [driver] });
    const payments = screen.getAllByRole('checkbox', { name: / paid / });
    expect(payments.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Otto Lindqvist paid $35',
    ]);
  });

  it('opens a till first for cash, then continues automatically', async () => {
    server.on(admit, refusal(409, 'no-till', 'You don’t have a till yet. Open one first.'));
    const openTill = 'POST /api/admin/tills';
    const user = await open();
    await user.click(box('Otto Lindqvist paid $35'));
    await user.click(screen.getByRole('button', { name: 'Enter 1 person' }));
    const float = await screen.findByLabelText(/^Cash in your till before the first sale/);
    await user.type(float, 'fifty{Enter}');
    expect(await screen.findByText('Enter an amount, such as 50 or 50.00.')).toBeTruthy();
    server.on(openTill, refusal(503, 'other', 'Try again in a moment.'));
    await user.clear(float);
    await user.type(float, '50{Enter}');
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    server.on(admit, admitted);
    server.on(openTill, { body: ownTill });
    await user.type(float, '{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(server.requestsTo(openTill).at(-1)?.body).toEqual({
      eventId: 'autumn',
      openingFloatCents: 5000,
    });
    const [refused, entered] = sent();
    expect(entered?.headers.get('Idempotency-Key')).toBe(refused?.headers.get('Idempotency-Key'));
  });

  it('searches names ignoring accents and limits arrivals to the end of the event', async () => {
    const end = '2026-11-21T00:00:00.000Z';
    vi.setSystemTime('2026-11-21T09:00:00.000Z');
    const user = await open(end);
    await user.type(screen.getByRole('searchbox'), 'zoe');
    expect(screen.queryByText('Otto Lindqvist')).toBeNull();
    await user.click(box('Zoë Ruiz is in'));
    await user.click(screen.getByRole('button', { name: 'Enter 1 person' }));
    expect(await screen.findByText('1 in')).toBeTruthy();
    expect(sent()[0]?.body).toMatchObject({ doneAt: end });
    vi.useRealTimers();
  });

  it.each([
    ['behind', -86_400_000, '2026-11-21T00:00:00.000Z'],
    ['ahead', 86_400_000, null],
  ])(
    "uses the server's time for the end on a desk whose clock is a day %s",
    async (_, wrong, doneAt) => {
      const end = Date.parse('2026-11-21T00:00:00.000Z');
      const now = end + (doneAt ? 3_600_000 : -3_600_000);
      vi.setSystemTime(now + wrong);
      syncServerClock(new Date(now).toUTCString());
      const user = await open(new Date(end).toISOString());
      await user.click(box('Zoë Ruiz is in'));
      await user.click(screen.getByRole('button', { name: 'Enter 1 person' }));
      expect(await screen.findByText('1 in')).toBeTruthy();
      expect(sent()[0]?.body).toMatchObject({ doneAt });
      vi.useRealTimers();
      syncServerClock(new Date().toUTCString());
    },
  );

  it('resumes after an interruption with the same key', async () => {
    const user = await open();
    await user.click(box('Zoë Ruiz is in'));
    await user.click(box('Otto Lindqvist paid $35'));
    let calls = 0;
    server.on(admit, (call) => {
      calls += 1;
      return calls === 2
        ? refusal(409, 'no-till', 'You don’t have a till yet. Open one first.')
        : admitted(call);
    });
    await user.click(screen.getByRole('button', { name: 'Enter 2 people' }));
    expect(
      await screen.findByText(
        /^You don’t have a till yet\. Open one first\. We saved what you entered/,
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter 2 people' }));
    expect(await screen.findByText(/into your till$/)).toBeTruthy();
    expect(sent().map(({ body }) => (body as Sent).submissionIds)).toEqual([['1'], ['2'], ['2']]);
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('remains a dialog without a description while the marks are entered', async () => {
    const pending = Promise.withResolvers<ReturnType<typeof admitted>>();
    server.on(admit, () => pending.promise);
    const user = await open();
    await user.click(box('Zoë Ruiz is in'));
    await user.click(screen.getByRole('button', { name: 'Enter 1 person' }));
    await screen.findByText('Entering…');
    const dialog = screen.getByRole('dialog', { description: '' });
    await user.keyboard('{Escape}');
    expect(within(dialog).queryByText('Discard your changes?')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('confirms before marks are discarded', async () => {
    const user = await open();
    await user.click(box('Zoë Ruiz is in'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
