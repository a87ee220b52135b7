import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskPerson } from '@wine-walk/common/model/desk.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { deskPerson, emptyLookup } from '../../../support/portal/sample-lookup.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { DeskLookupScreen } from './desk-lookup-screen.tsx';
import type { LookupResult } from './lookup-result-view.ts';

const pia = { ...deskPerson, submissionId: 'PIA1', fullName: 'Pia Lund' };
const rui: DeskPerson = {
  ...pia,
  submissionId: 'RUI1',
  fullName: 'Rui Lund',
  ticketId: null,
  state: 'cash-due',
  isVerified: false,
};
const result: LookupResult = {
  ...emptyLookup,
  answer: 'welcome',
  lookedUp: 'WW-1',
  people: [pia],
  ticketId: 'WW-1',
};
const registrationOfRui = {
  id: 'RUI1',
  eventId: 'autumn',
  participantId: 'rui',
  fullName: 'Rui Lund',
  hasEmergencyContact: false,
  waiverVersion: '2026-01',
  waiverSha256: '0'.repeat(64),
  submittedAt: '2026-11-20T22:00:00.000Z',
  paymentMethod: 'cash',
  ticketId: null,
  isVerified: false,
  state: 'cash-due',
  displayName: null,
  visits: [],
  rewards: [],
  history: [],
  version: 3,
};
let server: FakeServer;
const lookUp = vi.fn();
const register = vi.fn();

beforeEach(() => {
  lookUp.mockReset();
  register.mockReset();
  server = fakeServer();
  server.on('GET /api/admin/tills?eventId=autumn', { body: { tills: [], ownTillId: null } });
});

function open(lookedUp: LookupResult) {
  render(
    <TestTab at="/admin/desk" staff={theo}>
      <DeskLookupScreen
        result={lookedUp}
        onDone={() => undefined}
        onSign={() => undefined}
        onRegister={register}
        onSell={() => undefined}
        onLookUp={lookUp}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  return userEvent.setup();
}

it('names the dialog by its title and describes it by its lines', async () => {
  open(result);
  const described = { name: 'Welcome, Pia', description: /^Pia Lund/ };
  expect(await screen.findByRole('dialog', described)).toBeTruthy();
});

it('asks for the till first if only a companion owes cash', async () => {
  open({ ...result, people: [pia, rui] });
  expect(await screen.findByLabelText('Cash in your till before the first sale')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '$35 to collect' })).toBeTruthy();
});

it('asks for the float when offline if the tills were never loaded', async () => {
  server.on('GET /api/admin/tills?eventId=autumn', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  open({ ...result, people: [rui], offline: '2026-11-21T18:00:00.000Z' });
  expect(await screen.findByLabelText('Cash in your till before the first sale')).toBeTruthy();
});

it('asks for no till if no one pays', async () => {
  open(result);
  expect(await screen.findByRole('button', { name: 'ID seen, hand over the glass' })).toBeTruthy();
  await waitFor(() =>
    expect(server.requestsTo('GET /api/admin/tills?eventId=autumn')).not.toEqual([]),
  );
  expect(screen.queryByLabelText('Cash in your till before the first sale')).toBeNull();
});

it('registers the holder of a ticket that owes before the tills are read', async () => {
  server.on('GET /api/admin/tills?eventId=autumn', () => new Promise(() => undefined));
  const ticket = {
    ticketId: 'WW-1',
    typeId: null,
    holderName: 'Pia Lund',
    source: 'import' as const,
    owes: true,
  };
  const user = open({ ...result, answer: 'register', people: [], tickets: [ticket] });
  await user.click(await screen.findByRole('button', { name: 'Register and take the payment' }));
  expect(register).toHaveBeenCalledExactlyOnceWith({ ticketId: 'WW-1', fullName: 'Pia Lund' });
});

it('offers the payment for a reward of an unpaid person', async () => {
  const reward = { code: '12345678', name: 'First Pour' };
  const user = open({ ...result, answer: 'refused', reason: 'not-paid', people: [rui], reward });
  await user.click(await screen.findByRole('button', { name: 'Take Rui’s payment' }));
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('RUI1');
});

it('uses the ticket that a person left for the desk, without a till', async () => {
  server.on('GET /api/admin/registrations/RUI1', { body: registrationOfRui });
  server.on('POST /api/admin/registrations/RUI1/ticket', { body: registrationOfRui });
  const user = open({
    ...result,
    answer: 'collect',
    ticketId: null,
    people: [{ ...rui, deskTicketId: 'WW-2' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Use ticket WW-2' }));
  await waitFor(() => expect(lookUp).toHaveBeenCalledExactlyOnceWith('WW-2'));
  expect(server.requestsTo('POST /api/admin/registrations/RUI1/ticket')[0]?.body).toEqual({
    ticketId: 'WW-2',
    version: 3,
  });
});

it('opens the ticket that the server refuses with a choice of the reason', async () => {
  server.on('GET /api/admin/registrations/RUI1', { body: registrationOfRui });
  const message = 'Ticket WW-2 belongs to Ana Lund.';
  const refused = refusal(422, 'ticket-of-other-holder', message, {
    fields: { holderChange: message },
  });
  server.on('POST /api/admin/registrations/RUI1/ticket', refused);
  const user = open({
    ...result,
    answer: 'collect',
    ticketId: null,
    people: [{ ...rui, deskTicketId: 'WW-2' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Use ticket WW-2' }));
  const field = await screen.findByLabelText('Number on the ticket');
  expect(field).toHaveProperty('value', 'WW-2');
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByRole('alert').closest('[role="status"]')).toBeNull();
  expect(screen.getByLabelText('Why they have it')).toBeTruthy();
});

it('offers the types with the number of tickets left, and sells none that is sold out', async () => {
  const free = { priceCents: 0 };
  const ticketTypes = [ticketType(free), ticketType({ ...free, id: 'regular', name: 'Regular' })];
  const left = { places: null, types: { driver: 0, regular: 12 } };
  open({ ...result, people: [rui], event: { ...result.event, ticketTypes, left } });
  const choice = await screen.findByRole('combobox', { name: 'Ticket' });
  expect(choice).toHaveProperty('value', 'regular');
  const options = within(choice).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Designated driver\u00a0· $0\u00a0· Sold out', true],
    ['Regular\u00a0· $0\u00a0· 12 left', false],
  ]);
});

it('focuses the way back on a refusal, so that a key meant for the search field sells no ticket', async () => {
  open({ ...result, answer: 'refused', reason: 'unknown', people: [] });
  const back = await screen.findByRole('button', { name: 'Back to the search' });
  expect(screen.getByRole('button', { name: 'Sell a ticket at the desk\u00a0· $35' })).toBeTruthy();
  expect(document.activeElement).toBe(back);
});

it('sells no ticket when the event is sold out', async () => {
  const event = { ...result.event, left: { places: 0, types: {} } };
  open({ ...result, event, answer: 'refused', reason: 'unknown', people: [] });
  expect(await screen.findByText('Sold out: there are no tickets to sell.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sell a ticket/ })).toBeNull();
});

it('ignores a repeated scanner input and an Enter held since the search', async () => {
  open(result);
  const press = await screen.findByRole('button', { name: 'ID seen, hand over the glass' });
  // jsdom does not apply `autofocus` in dialogs.
  press.focus();
  const pressed = vi.fn();
  press.addEventListener('click', pressed);
  const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  await userEvent.setup({ delay: null }).keyboard('WW-1');
  timeStamp.mockReturnValue(1099);
  await userEvent.keyboard('{Enter}');
  expect(fireEvent.keyDown(press, { key: 'Enter', repeat: true })).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  timeStamp.mockReturnValue(1100);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});
