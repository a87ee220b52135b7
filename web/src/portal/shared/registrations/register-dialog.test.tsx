import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownSampleReleases } from '@wine-walk/common/support/sample-release.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { SignForm } from './sign-release.tsx';

const registrations = 'POST /api/admin/registrations';
const validation = 'POST /api/tickets/validate';
const validTicket = {
  isValid: true,
  message: '',
  participantName: 'Nora Lund',
  eventName: 'Autumn Walk',
  emailHint: null,
  ticketId: 'WW-2',
  reason: null,
  usedAt: null,
  minimumAge: 16,
  typeId: 'driver',
};

it('registers for the chosen type with its minimum age, and shows what is left', async () => {
  const server = fakeServer();
  server.on('GET /api/releases/current', {
    body: shownSampleReleases(),
  });
  server.on(registrations, { body: { submissionId: 'NEW1' } });
  const regular = ticketType({ id: 'regular', name: 'Regular', minimumAge: null });
  const ticketTypes = [regular, ticketType()];
  const onDone = vi.fn();
  render(
    <TestTab>
      <RegisterDialog
        event={event('autumn', { ticketTypes })}
        ticketId=""
        fullName="Ada Quill"
        left={{ places: 12, types: { regular: 0, driver: 7 } }}
        onDone={onDone}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByLabelText('ID seen: 21 or older'));
  expect(screen.getByText('Leave empty if they pay at the desk (12 left).')).toBeTruthy();
  const soldOut = screen.getByRole('option', { name: /^Regular\u00a0· .*Sold out$/ });
  expect(soldOut).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Ticket'), 'driver');
  const age = screen.getByLabelText('ID seen: 16 or older');
  expect(age).toHaveProperty('checked', false);
  expect(screen.getByText('Designated driver · No drinks · 16+').dataset['color']).toBe('blue');
  await user.click(age);
  const release = screen.getByText('Release to read and sign');
  await user.click(release);
  await user.click(screen.getByLabelText('They accept the release'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.requestsTo(registrations)[0]?.body).toMatchObject({
    eventId: 'autumn',
    ticketId: '',
    typeId: 'driver',
    over21: true,
    signedOn: 'desk-device',
  });
  expect(server.requestsTo(registrations)[0]?.body).toHaveProperty('releaseOpenedAt');
});

it('shows type and color of the ticket, and what its holder receives', async () => {
  const server = fakeServer();
  server.on('GET /api/releases/current', {
    body: shownSampleReleases(),
  });
  server.on(validation, { body: validTicket });
  const driver = ticketType({ name: 'Designated driver', color: 'orange', includesDrinks: false });
  render(
    <TestTab>
      <RegisterDialog
        event={event('autumn', { ticketTypes: [driver] })}
        ticketId="WW-2"
        fullName="Nora Lund"
        isForEntry
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const label = await screen.findByText(/Designated driver.*· No drinks · 16\+$/);
  expect(label.dataset['color']).toBe('orange');
  expect(server.requestsTo(validation)[0]?.body).toEqual({
    ticketId: 'WW-2',
    eventId: 'autumn',
  });
  expect(
    screen.getByRole('button', { name: 'Register and let in: orange band, no glass' }),
  ).toBeTruthy();
});

it('takes no payment with a paid ticket that is typed at the desk', async () => {
  const server = fakeServer();
  server.on('GET /api/releases/current', { body: shownSampleReleases() });
  server.on(validation, { body: { ...validTicket, minimumAge: null, typeId: null } });
  render(
    <TestTab>
      <RegisterDialog
        event={event('autumn')}
        ticketId=""
        isForEntry
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const collect = 'Register and take the payment';
  expect(await screen.findByRole('button', { name: collect })).toBeTruthy();
  const ticket = screen.getByLabelText('Ticket ID');
  await user.type(ticket, 'WW-2');
  expect(await screen.findByText(/Nora Lund/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Register and let in' })).toBeTruthy();
  server.on(validation, { body: { ...validTicket, isValid: false, reason: 'owes' } });
  await user.type(ticket, '1');
  expect(await screen.findByRole('button', { name: collect })).toBeTruthy();
});

it.each([
  [0, 'Register and let in: blue band, no glass', true],
  [1000, 'Register and take the payment', false],
])(
  'takes the price of a ticket that is marked as not paid: %s',
  async (priceCents, label, isFree) => {
    const server = fakeServer();
    server.on('GET /api/releases/current', { body: shownSampleReleases() });
    server.on(validation, { body: { ...validTicket, isValid: false, reason: 'owes' } });
    server.on(registrations, { body: { submissionId: 'NEW1' } });
    const onDone = vi.fn();
    render(
      <TestTab>
        <RegisterDialog
          event={event('autumn', { ticketTypes: [ticketType({ priceCents })] })}
          ticketId="WW-2"
          fullName="Nora Lund"
          isForEntry
          onDone={onDone}
          onClose={() => undefined}
        />
      </TestTab>,
    );
    const user = userEvent.setup({ delay: null });
    const button = await screen.findByRole('button', { name: label });
    expect(screen.queryByText(/^This ticket isn’t paid yet/) === null).toBe(isFree);
    await user.click(screen.getByLabelText('ID seen: 16 or older'));
    await user.click(screen.getByLabelText('They accept the release'));
    await user.click(button);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const ticketId = isFree ? 'WW-2' : '';
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ ticketId, isFree }));
  },
);

const replaced = 'The waiver has changed. Please read the new one.';

function replaceRelease(server: ReturnType<typeof fakeServer>) {
  server.on('GET /api/releases/current', { body: shownSampleReleases('2026-12') });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

it('withdraws the acceptance when the release is replaced', async () => {
  const server = fakeServer();
  server.on('GET /api/releases/current', { body: shownSampleReleases() });
  server.on(registrations, { body: { submissionId: 'NEW1' } });
  render(
    <TestTab>
      <RegisterDialog
        event={event('autumn')}
        ticketId=""
        fullName="Ada Quill"
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByLabelText(/^ID seen/));
  await user.click(screen.getByLabelText(/^They accept the release/));
  replaceRelease(server);
  await screen.findByText(replaced);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Please accept the liability waiver.');
  expect(server.requestsTo(registrations)).toEqual([]);
  await user.click(screen.getByLabelText(/^They accept the release/));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(server.requestsTo(registrations)[0]?.body).toMatchObject({
      waiverVersion: '2026-12-en',
    }),
  );
});

it('reads the new release at the desk after the signature of a replaced one is refused', async () => {
  const server = fakeServer();
  const signature = 'POST /api/admin/registrations/SUBMISSION1/signature';
  server.on('GET /api/releases/current', { body: shownSampleReleases() });
  server.on(signature, refusal(400, 'waiver-changed', replaced));
  render(
    <TestTab>
      <SignForm submissionId="SUBMISSION1" onDone={() => undefined} />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByLabelText(/^They accept the release/));
  server.on('GET /api/releases/current', { body: shownSampleReleases('2026-12') });
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^They accept the release/)).toHaveProperty('checked', false),
  );
});
