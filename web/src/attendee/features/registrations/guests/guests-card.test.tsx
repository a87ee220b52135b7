import { fireEvent, screen, waitFor } from '@testing-library/react';
import { organization } from '@wine-walk/common/support/organization.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveOrganization } from '../../../../platform/device/organization.ts';
import { syncServerClock } from '../../../../platform/device/server-clock.ts';
import { confirmation } from '../../../../support/own-confirmation.ts';
import { open } from '../../../../support/registration/confirmation-page.tsx';
import {
  failWith,
  ok,
  replaceRelease,
  routes,
  serve,
  validTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

const path = 'POST /api/waiver/SUBMISSION1/guests';
const added = { submissionId: 'GUEST1', code: 'ABCDE12345', expiresAt: confirmation.event.endTime };

const replaced = 'The waiver has changed. Please read the new one.';
const signature = 'POST /api/waiver/SUBMISSION1/signature';

const openForm = (answer: () => { status: number; body: unknown }) => {
  const server = serve({ ...working, [routes.confirmation]: ok(confirmation), [path]: answer });
  return { server, user: visit('/waiver/SUBMISSION1?guest') };
};

test('registers a guest who signs at the desk, and shares their link', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  const { server, user } = openForm(ok(added));
  await user.type(await screen.findByLabelText(/^Full legal name/), 'Noor Haddad');
  await user.click(screen.getByText('Register guest'));
  await screen.findByText('Please confirm your guest’s age.');
  await user.click(screen.getByLabelText('My guest is 21 or older'));
  await user.click(screen.getByText('Register guest'));
  await screen.findByText('Noor Haddad is on the list');
  expect(server.calls(path)[0]?.body).toMatchObject({
    fullName: 'Noor Haddad',
    email: '',
    ticketId: '',
    liabilityWaiver: false,
    paymentMethod: 'cash',
  });
  screen.getByText('Signs the waiver at the desk');
  await user.click(screen.getAllByText('Send the link').at(-1) as HTMLElement);
  expect(share).toHaveBeenCalledWith({
    title: 'Your ticket',
    text: `You’re registered for Winter Wine Walk! Open your ticket on your phone: ${window.location.origin}/?sign-in&next=/profile/ticket#code=ABCDE12345&name=Noor`,
  });
});

test('shows the pass of a guest beside the own one after the guest is added', async () => {
  const { user } = openForm(ok(added));
  await user.type(await screen.findByLabelText(/^Full legal name/), 'Noor Haddad');
  await user.click(screen.getByLabelText('My guest is 21 or older'));
  await user.click(screen.getByText('Register guest'));
  await screen.findByText('2 of 2');
});

test('registers two guests of one name', async () => {
  const { server, user } = openForm(ok(added));
  const register = async () => {
    await user.type(await screen.findByLabelText(/^Full legal name/), 'John Smith');
    await user.click(screen.getByLabelText('My guest is 21 or older'));
    await user.click(screen.getByText('Register guest'));
    await screen.findByText('John Smith is on the list');
  };
  await register();
  await user.click(screen.getAllByText('Add another guest').at(-1) as HTMLElement);
  await register();
  const keys = server.calls(path).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [19, 'My guest is 19 or older'],
  [null, 'My guest is of legal drinking age'],
])('shows the minimum age of the organization, %s', async (minimumAge, label) => {
  saveOrganization({ ...organization, minimumAge });
  openForm(ok(added));
  await screen.findByLabelText(label);
});

test('asks for the age that the ticket of the guest requires', async () => {
  const { server, user } = openForm(ok(added));
  server.on(routes.ticket, ok({ ...validTicket, minimumAge: 16 }));
  await user.click(await screen.findByLabelText('My guest is 21 or older'));
  await user.type(screen.getByLabelText('Ticket ID (optional)'), 'WW-7');
  await user.tab();
  const box = await screen.findByLabelText<HTMLInputElement>('My guest is 16 or older');
  await waitFor(() => expect(box.checked).toBe(false));
  // Each wrong ticket counts for the network: none is sent again on the return to the page.
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await user.click(box);
  expect(server.calls(routes.ticket)).toHaveLength(1);
});

test('leaves the ticket of another holder to the desk', async () => {
  const message =
    'This ticket belongs to someone else. Use the name and email from the purchase, or pay at the registration desk.';
  const refuse = failWith(422, 'ticket-not-yours', message);
  const answers = [refuse, ok(added)];
  const { server, user } = openForm(() => (answers.shift() ?? refuse)());
  await user.type(await screen.findByLabelText(/^Full legal name/), 'Noor Haddad');
  await user.type(screen.getByLabelText('Ticket ID (optional)'), 'WW-7');
  await user.click(screen.getByLabelText('My guest is 21 or older'));
  await user.click(screen.getByText('Register guest'));
  await screen.findByText(message);
  await user.click(screen.getByText('They’ll show it at the desk'));
  await screen.findByText('Noor Haddad is on the list');
  expect(server.calls(path).map(({ body }) => body)).toMatchObject([
    { ticketId: 'WW-7', paymentMethod: 'prepaid' },
    { ticketId: 'WW-7', paymentMethod: 'cash' },
  ]);
});

test('sends the time at which a guest opened the release by the clock of the server', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  syncServerClock(new Date(Date.now() - dayMs).toUTCString());
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  const { server, user } = openForm(ok(added));
  await user.type(await screen.findByLabelText(/^Full legal name/), 'Noor Haddad');
  await user.click(screen.getByLabelText('My guest is 21 or older'));
  fireEvent.scroll(await screen.findByRole('region', { name: 'Liability waiver, full text' }));
  await user.click(screen.getByText('Register guest'));
  await screen.findByText('Noor Haddad is on the list');
  const { releaseOpenedAt } = server.calls(path)[0]?.body as { releaseOpenedAt: string };
  expect(Date.parse(releaseOpenedAt)).toBeLessThan(Date.now() - dayMs + 60_000);
});

test('withdraws the acceptance of a guest when the waiver is replaced', async () => {
  const { server, user } = openForm(ok(added));
  await user.type(await screen.findByLabelText(/^Full legal name/), 'Noor Haddad');
  await user.click(screen.getByLabelText('My guest is 21 or older'));
  await user.click(await screen.findByLabelText(/^My guest has read/));
  replaceRelease(server);
  await screen.findByText(replaced);
  await user.click(screen.getByText('Register guest'));
  await screen.findByText('Noor Haddad is on the list');
  expect(server.calls(path)[0]?.body).toMatchObject({ liabilityWaiver: false });
});

test('asks for no acceptance of a waiver that is not shown', async () => {
  serve({ [routes.confirmation]: ok(confirmation) });
  visit('/waiver/SUBMISSION1?guest');
  await screen.findByLabelText(/^Full legal name/);
  expect(screen.queryByLabelText(/^My guest has read/)).toBeNull();
});

test('offers no guest on the confirmation of another attendee', async () => {
  await open({ ...confirmation, isOwn: false });
  expect(screen.queryByText('Add a guest')).toBeNull();
});

test('sends the signature of a guest after they accept the waiver', async () => {
  const server = serve({
    ...working,
    [routes.confirmation]: ok({ ...confirmation, mustSign: true }),
    [signature]: ok({ submissionId: 'SUBMISSION1' }),
  });
  const user = visit('/waiver/SUBMISSION1');
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  await screen.findByText('Please accept the liability waiver.');
  expect(server.calls(signature)).toEqual([]);
  await user.click(screen.getByLabelText(/^I have read the liability waiver/));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Waiver signed');
  expect(server.calls(signature).map(({ body }) => body)).toMatchObject([
    { liabilityWaiver: true, electronicRecords: true },
  ]);
});

test('withdraws the acceptance when the waiver is replaced before it is signed', async () => {
  const server = serve({
    ...working,
    [routes.confirmation]: ok({ ...confirmation, mustSign: true }),
    [signature]: ok({ submissionId: 'SUBMISSION1' }),
  });
  const user = visit('/waiver/SUBMISSION1');
  await user.click(await screen.findByLabelText(/^I have read the liability waiver/));
  replaceRelease(server);
  await screen.findByText(replaced);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Please accept the liability waiver.');
  expect(server.calls(signature)).toEqual([]);
});

test('sends anyone else with the link of a guest to the desk', async () => {
  await open({ ...confirmation, isOwn: false, mustSign: true });
  screen.getByText('Sign the waiver at the desk.');
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(screen.queryByText('Your signed waiver')).toBeNull();
});

test('sends a guest to the desk if the waiver cannot be loaded', async () => {
  serve({ [routes.confirmation]: ok({ ...confirmation, mustSign: true }) });
  visit('/waiver/SUBMISSION1');
  await screen.findByText('Sign the waiver at the desk.');
});
