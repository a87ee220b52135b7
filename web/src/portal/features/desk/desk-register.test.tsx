import { act, screen, waitFor } from '@testing-library/react';
import { shownSampleReleases } from '@wine-walk/common/support/sample-release.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { deskWithoutServer, scan } from '../../../support/portal/offline-desk.tsx';
import { deskEvent, emptyLookup } from '../../../support/portal/sample-lookup.ts';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);
vi.mock('idb', () => import('../../../support/portal/fake-idb.ts'));

const lookup = 'POST /api/admin/desk/lookup';
const registrations = 'POST /api/admin/registrations';
const admissions = 'POST /api/admin/desk/admissions';

const ticketResult = (holderName: string | null, owes: boolean, priceCents: number) => ({
  ...emptyLookup,
  answer: 'register',
  lookedUp: 'WW-2',
  tickets: [{ ticketId: 'WW-2', typeId: null, holderName, source: 'import', owes }],
  ticketId: 'WW-2',
  event: { ...deskEvent, ticketPrice: { amountCents: priceCents, currency: 'USD' } },
});

async function openResult(holderName: string | null, owes = false, priceCents = 3500) {
  const { server, user } = await deskWithoutServer(0);
  const ticketPrice = { amountCents: priceCents, currency: 'USD' };
  act(() => emitSnapshot('events', [event('autumn', { ticketPrice })]));
  server.on(lookup, { body: ticketResult(holderName, owes, priceCents) });
  server.on('POST /api/tickets/validate', {
    body: {
      isValid: !owes,
      message: '',
      participantName: holderName,
      eventName: 'Autumn Wine Walk',
      emailHint: null,
      ticketId: 'WW-2',
      reason: owes ? 'owes' : null,
      typeId: null,
      usedAt: null,
    },
  });
  server.on('GET /api/releases/current', {
    body: shownSampleReleases(),
  });
  server.on(registrations, { body: { submissionId: 'NEW1' } });
  server.on(admissions, {
    body: { id: 'one', people: [], arrived: ['NEW1'], amountCents: 0, conflicts: {} },
  });
  await scan(user, 'WW-2');
  return { server, user };
}

afterEach(() => act(async () => {}));

it('registers and lets in the holder of a ticket in four presses', async () => {
  const { server, user } = await openResult('Nora Lund');
  await user.click(await screen.findByRole('button', { name: 'Register and let in' }));
  expect(await screen.findByLabelText(/^Full name/)).toHaveProperty('value', 'Nora Lund');
  await user.click(screen.getByLabelText('They accept the release'));
  await user.click(screen.getByLabelText('ID seen: 21 or older'));
  await user.click(screen.getByRole('button', { name: 'Register and let in' }));
  await waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1));
  expect(server.requestsTo(registrations)[0]?.body).toMatchObject({
    ticketId: 'WW-2',
    fullName: 'Nora Lund',
    email: '',
    signedOn: 'desk-device',
  });
  expect(server.requestsTo(admissions)[0]?.body).toMatchObject({
    submissionIds: ['NEW1'],
    isIdSeen: true,
    takesPayment: false,
  });
});

it('registers the holder of a ticket that owes, and then shows what is due', async () => {
  const { server, user } = await openResult('Nora Lund', true);
  await user.click(await screen.findByRole('button', { name: 'Register and take the payment' }));
  expect(await screen.findByText(/^This ticket isn’t paid yet/)).toBeTruthy();
  await user.click(screen.getByLabelText('They accept the release'));
  await user.click(screen.getByLabelText('ID seen: 21 or older'));
  await user.click(screen.getByRole('button', { name: 'Register and take the payment' }));
  await waitFor(() =>
    expect(server.requestsTo(lookup).at(-1)?.body).toMatchObject({ text: 'NEW1' }),
  );
  expect(server.requestsTo(registrations)[0]?.body).toMatchObject({ ticketId: 'WW-2' });
  expect(server.requestsTo(admissions)).toEqual([]);
});

it('lets in and settles the holder of a free ticket that is marked as not paid', async () => {
  const { server, user } = await openResult('Nora Lund', true, 0);
  const label = 'Register and let in';
  expect(await screen.findByText(/^Nora Lund\s· WW-2$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByLabelText('They accept the release'));
  await user.click(screen.getByLabelText('ID seen: 21 or older'));
  expect(screen.queryByText(/^This ticket isn’t paid yet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1));
  expect(server.requestsTo(admissions)[0]?.body).toMatchObject({
    submissionIds: ['NEW1'],
    isIdSeen: true,
    takesPayment: true,
    takenCents: { NEW1: 0 },
  });
});

it('requires a reason if someone else has the ticket', async () => {
  const { server, user } = await openResult('Nora Lund');
  await user.click(await screen.findByRole('button', { name: 'Register and let in' }));
  const name = await screen.findByLabelText(/^Full name/);
  await user.clear(name);
  await user.type(name, 'Ada Quill');
  expect(await screen.findByText(/belongs to .*Nora Lund/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'gift');
  await user.click(screen.getByLabelText('They accept the release'));
  await user.click(screen.getByLabelText('ID seen: 21 or older'));
  await user.click(screen.getByRole('button', { name: 'Register and let in' }));
  await waitFor(() => expect(server.requestsTo(registrations)).toHaveLength(1));
  expect(server.requestsTo(registrations)[0]?.body).toMatchObject({ holderChange: 'gift' });
});
