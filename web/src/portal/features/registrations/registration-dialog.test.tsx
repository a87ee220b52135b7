import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readRegistration } from '@wine-walk/common/api/staff/registrations.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';
import type { OpenRegistration } from './registration-queries.ts';

const maya: OpenRegistration = readRegistration.output.parse({
  id: 'MAYASSUBM1SS10N00001',
  eventId: 'autumn-wine-walk',
  participantId: 'maya',
  fullName: 'Maja Reyes',
  hasEmergencyContact: false,
  waiverVersion: '2026-01',
  waiverSha256: '0'.repeat(64),
  submittedAt: '2026-11-20T22:00:00.000Z',
  paymentMethod: 'prepaid',
  ticketId: 'WW-1',
  isVerified: true,
  state: 'verified',
  displayName: null,
  visits: [],
  rewards: [],
  history: [],
});

const payment = {
  amountCents: 3500,
  currency: 'USD',
  method: 'cash',
  takenAt: '2026-11-20T22:30:00.000Z',
  takenBy: 'Ana',
  tillId: ownTill.id,
};

const read = `GET /api/admin/registrations/${maya.id}`;
const correct = `PUT /api/admin/registrations/${maya.id}`;
const move = `POST /api/admin/registrations/${maya.id}/ticket`;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on(read, { body: maya });
});

async function open(changes: Partial<EventDocument> = {}) {
  render(
    <TestTab staff={dana}>
      <RegistrationDialog id={maya.id} event={event(maya.eventId, changes)} onClose={vi.fn()} />
    </TestTab>,
  );
  await screen.findByRole('button', { name: 'Correct name or email' });
  return userEvent.setup();
}

it('shows email and phone on request, and hides them after a correction', async () => {
  const user = await open();
  const contact = `POST /api/admin/registrations/${maya.id}/contact`;
  server.on(contact, refusal(503, 'other', 'Please try again.'));
  const show = () => screen.findByRole('button', { name: /^Show email and phone/ });
  await user.click(await show());
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  server.on(contact, { body: { email: 'maya@example.com', phone: '' } });
  await user.click(await show());
  expect(await screen.findByText('maya@example.com')).toBeTruthy();
  expect(screen.getByText('No phone')).toBeTruthy();

  const corrected = { ...maya, version: 2 };
  server.on(read, { body: corrected });
  server.on(correct, { body: corrected });
  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'm@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await show();
  expect(screen.queryByText('maya@example.com')).toBeNull();
});

it.each([
  ['Show (we log who views it)', 'emergency-contact', 'Ana Reyes, +1 555 0100'],
  ['Show email and phone (we log who views them)', 'contact', 'maya@example.com+1 555 0100'],
])('moves the focus from %j to what it shows', async (name, path, shown) => {
  server.on(read, { body: { ...maya, hasEmergencyContact: true } });
  server.on(`POST /api/admin/registrations/${maya.id}/${path}`, {
    body:
      path === 'contact'
        ? { email: 'maya@example.com', phone: '+1 555 0100' }
        : { emergencyContact: 'Ana Reyes', emergencyPhone: '+1 555 0100' },
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(shown));
});

it('keeps the SHA-256 of the release behind More', async () => {
  await open();
  const fingerprint = screen.getByText(new RegExp(maya.waiverSha256));
  expect(fingerprint.closest('details')?.open).toBe(false);
});

it('sends a second correction with the version of the first response', async () => {
  const user = await open();
  server.on(read, () => new Promise(() => undefined));
  const corrected = { ...maya, fullName: 'Maya Reyes', version: 2 };
  server.on(correct, { body: corrected });
  server.on(move, { body: { ...corrected, ticketId: 'WW-2', version: 3 } });

  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  const name = screen.getByRole('textbox', { name: /Full name/ });
  await user.clear(name);
  await user.type(name, 'Maya Reyes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Maya Reyes' });
  expect(server.requestsTo(correct)[0]?.body).toEqual({ fullName: 'Maya Reyes', version: 1 });

  await user.click(screen.getByRole('button', { name: 'Move to another ticket' }));
  await user.type(screen.getByRole('textbox', { name: /Ticket ID/ }), 'WW-2');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(server.requestsTo(move)[0]?.body).toEqual({ ticketId: 'WW-2', version: 2 }),
  );
  expect(await screen.findByText('WW-2')).toBeTruthy();
});

it('assigns a typed or scanned stamp card to the open registration', async () => {
  const user = await open();
  const give = `POST /api/admin/registrations/${maya.id}/stamp-card`;
  server.on(give, refusal(409, 'other', 'Ada Lund has card CARD-0041. Use another one.'));
  await user.click(screen.getByRole('button', { name: 'Assign a stamp card' }));
  const field = screen.getByRole('textbox', { name: /Number on the card/ });
  await user.type(field, 'CARD-0041{Enter}');
  expect(await screen.findByText('Ada Lund has card CARD-0041. Use another one.')).toBeTruthy();
  const updated = { ...maya, stampCard: 'CARD-0042', version: 2 };
  server.on(give, { body: updated });
  server.on(read, { body: updated });
  await user.clear(field);
  await user.type(field, '42{Enter}');
  expect(await screen.findByText('CARD-0042')).toBeTruthy();
  expect(server.requestsTo(give).map(({ body }) => body)).toEqual([{ number: 41 }, { number: 42 }]);
});

it.each([
  ['Correct name or email', 'textbox', /^Full name/],
  ['Move to another ticket', 'textbox', /^Ticket ID/],
  ['Assign a stamp card', 'textbox', /^Number on the card/],
  ['Check in at a business', 'combobox', /^Where are they now?/],
])('focuses the field of %s and closes by its button, too', async (opener, role, name) => {
  const user = await open();
  const button = screen.getByRole('button', { name: opener });
  await user.click(button);
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('true');
  await user.click(button);
  expect(screen.queryByRole(role, { name })).toBeNull();
});

it('focuses the button of the form after a correction, not the cancellation', async () => {
  const user = await open();
  const corrected = { ...maya, fullName: 'Maya Reyes', version: 2 };
  server.on(correct, { body: corrected });
  server.on(read, { body: corrected });
  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), ' Reyes{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Full name/ })).toBeNull());
  const opener = screen.getByRole('button', { name: 'Correct name or email' });
  expect(document.activeElement).toBe(opener);
});

it('focuses the first next action after a refund, not the cancellation', async () => {
  server.on(read, { body: readRegistration.output.parse({ ...maya, payment }) });
  const user = await open();
  server.on('POST /api/admin/desk/refunds', { body: ownTill });
  await user.click(screen.getByRole('button', { name: 'Refund the payment' }));
  await user.type(screen.getByRole('textbox', { name: /Reason for the refund/ }), 'Ill');
  server.on(read, { body: maya });
  await user.keyboard('{Enter}');
  await waitFor(
    () => expect(screen.queryByRole('button', { name: 'Refund the payment' })).toBeNull(),
    { timeout: 5000 },
  );
  const next = screen.getByRole('button', { name: 'Correct name or email' });
  expect(document.activeElement).toBe(next);
});

it('cancels a registration after confirmation, and says in the question why it failed', async () => {
  const cancel = `POST /api/admin/registrations/${maya.id}/cancel`;
  server.on(cancel, refusal(503, 'unavailable', 'Try again in a moment.'));
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel registration' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this registration?' });
  expect(question.textContent).toContain('The ticket can be used again.');
  expect(server.requestsTo(cancel)).toEqual([]);
  const confirm = within(question).getByRole('button', { name: 'Cancel registration' });
  await user.click(confirm);
  expect(await within(question).findByRole('alert')).toBeTruthy();
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
  const cancelled = { ...maya, status: 'cancelled', state: 'cancelled', version: 2 };
  server.on(cancel, { body: cancelled });
  server.on(read, { body: cancelled });
  await user.click(confirm);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Correct name or email' }),
    ),
  );
});

it('says before a cancellation that a payment stays in the till, and nothing about a ticket', async () => {
  const paid = { ...maya, ticketId: null, payment };
  server.on(read, { body: readRegistration.output.parse(paid) });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel registration' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this registration?' });
  expect(question.textContent).not.toContain('ticket');
  expect(question.textContent).toContain('Canceling doesn’t refund the $35. Do that separately.');
});

it('uses a new key when a reward is redeemed again after an undo', async () => {
  const rewardId = 'first-pour';
  const reward = { rewardId, name: 'First Pour', state: 'available', claimedAt: null };
  server.on(read, { body: { ...maya, rewards: [reward] } });
  const issue = `POST /api/admin/registrations/${maya.id}/rewards/${rewardId}/code`;
  const redeem = 'POST /api/admin/redemptions';
  const undo = 'POST /api/admin/desk/changes/change-1/undo';
  const at = '2999-01-01T00:00:00.000Z';
  server.on(issue, { body: { code: '12345678', expiresAt: at } });
  const done = { participantName: 'Maya', rewardName: 'First Pour', conflict: null };
  server.on(redeem, { body: { ...done, changeId: 'change-1', claimedAt: at, undoUntil: at } });
  server.on(undo, { body: undone({ restored: 1 }) });
  const user = await open();
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Hand over First Pour' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.requestsTo(undo)).toHaveLength(times));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  }
  for (const call of [issue, redeem])
    expect(
      new Set(server.requestsTo(call).map(({ headers }) => headers.get('Idempotency-Key'))).size,
    ).toBe(2);
  expect(server.requestsTo(redeem)[0]?.body).toEqual({ code: '12345678', eventId: maya.eventId });
});

it('leads to the desk for the payment of a person who walks without having paid', async () => {
  emitSnapshot('events', [event(maya.eventId)]);
  server.on(read, { body: { ...maya, state: 'walking', ticketId: null, isVerified: false } });
  await open();
  expect(screen.getByText('Payment due')).toBeTruthy();
  expect(screen.getByText('Walking')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take the payment' }).getAttribute('href')).toBe(
    `/admin/desk?find=${maya.id}`,
  );
});

it('asks for no payment of a free ticket', async () => {
  emitSnapshot('events', [event(maya.eventId)]);
  const due = { state: 'cash-due' as const, ticketId: null, isVerified: false, typeId: 'driver' };
  server.on(read, { body: { ...maya, ...due } });
  const driver = ticketType({ priceCents: 0, isSoldAtDesk: false });
  await open({ ticketTypes: [driver] });
  expect(screen.queryByText('Payment due')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Take the payment' })).toBeNull();
});

it('shows the time of an arrival without the account that let the person in', async () => {
  server.on(read, {
    body: { ...maya, state: 'arrived', arrivedAt: '2026-11-20T22:30:00.000Z', arrivedBy: null },
  });
  await open();
  expect(screen.getByText(/^Nov 20\D.*5:30 PM$/)).toBeTruthy();
});

/** Registration after other staff changed it, as the next read of the open dialog finds it. */
async function readAgain(changed: Partial<OpenRegistration>) {
  server.on(read, { body: { ...maya, version: 2, ...changed } });
  const readsBefore = server.requestsTo(read).length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.requestsTo(read).length).toBeGreaterThan(readsBefore));
}

it('keeps a correction that is being typed while other staff let the person in', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ });
  await user.type(name, ' Lund');
  await readAgain({ state: 'arrived', arrivedAt: '2026-11-20T22:30:00.000Z' });
  expect(await screen.findByText(/^Nov 20\D.*5:30 PM$/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ }).value).toBe(
    'Maja Reyes Lund',
  );
  expect(document.activeElement).toBe(name);
  server.on(correct, { body: { ...maya, fullName: 'Maja Reyes Lund', version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requestsTo(correct).map(({ body }) => body)).toEqual([
      { fullName: 'Maja Reyes Lund', version: 2 },
    ]),
  );
});

it('saves a correction although other staff let the person in since the last read', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), ' Lund');
  server.on(read, { body: { ...maya, version: 2 } });
  server.on(correct, ({ body }) =>
    (body as { version: number }).version === 2
      ? { body: { ...maya, fullName: 'Maja Reyes Lund', version: 3 } }
      : refusal(409, 'stale-edit', 'Changed.'),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Full name/ })).toBeNull());
});

it('overwrites no name that other staff corrected meanwhile', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), ' Lund');
  await readAgain({ fullName: 'Maya Reyes' });
  await screen.findByRole('dialog', { name: 'Maya Reyes' });
  server.on(correct, refusal(409, 'stale-edit', 'Changed.'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const show = await screen.findByRole('button', { name: 'Show the current version' });
  expect(server.requestsTo(correct)[0]?.body).toMatchObject({ version: 1 });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ });
  expect(name.value).toBe('Maja Reyes Lund');
  await user.click(show);
  await waitFor(() => expect(show.isConnected).toBe(false));
  expect(name.value).toBe('Maja Reyes Lund');
  server.on(correct, { body: { ...maya, fullName: 'Maja Reyes Lund', version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requestsTo(correct)[1]?.body).toEqual({
      fullName: 'Maja Reyes Lund',
      version: 2,
    }),
  );
});

it('moves no registration whose ticket other staff changed meanwhile', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Move to another ticket' }));
  await user.type(screen.getByRole('textbox', { name: /Ticket ID/ }), 'WW-2');
  await readAgain({ ticketId: 'WW-9' });
  await screen.findByText('WW-9');
  server.on(move, refusal(409, 'stale-edit', 'Changed.'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(server.requestsTo(move)).toHaveLength(1));
  expect(server.requestsTo(move)[0]?.body).toMatchObject({ version: 1 });
  await screen.findByText('Changed.');
  server.on(move, { body: { ...maya, ticketId: 'WW-2', version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(server.requestsTo(move)[1]?.body).toEqual({ ticketId: 'WW-2', version: 2 }),
  );
});
