import { screen, waitFor } from '@testing-library/react';
import { at, business, event } from '@wine-walk/common/support/samples.ts';
import { renderSVG } from 'uqr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mockLayout } from '../../../support/mock-layout.ts';
import { form, open, prepareAccountsTab, server } from '../../../support/portal/accounts-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { dana, theo } from '../../../support/portal/test-tab.tsx';

beforeEach(prepareAccountsTab);

const shifts = 'GET /api/admin/shifts?eventId=autumn';
const shopLinks = 'GET /api/admin/shop-links?eventId=autumn';
const sam = {
  id: 'shift-sam',
  username: 'Sam Lee (K7Q2)',
  fullName: 'Sam Lee',
  isActive: true,
  createdAt: at(0),
};
const shift = {
  id: 's1',
  eventId: 'autumn',
  name: 'Volunteers',
  businessId: null,
  path: '/admin/shift/sh1ftsecret000000000',
  pin: '271828',
  isActive: true,
  opensAt: at(-1440),
  expiresAt: at(480),
  accounts: [sam],
};

function withEvent() {
  emitSnapshot('events', [
    event('autumn', { name: 'Autumn Walk', isActive: true, ...aroundNow() }),
  ]);
  server.on(shifts, { body: [shift] });
  server.on(shopLinks, { body: [] });
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [] });
}
const aroundNow = () => ({
  startTime: new Date(Date.now() - 3_600_000).toISOString(),
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
});

it('shows accounts that join an open shift live', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    withEvent();
    server.on(shifts, { body: [{ ...shift, accounts: [] }] });
    open();
    expect(await screen.findByText(/^0 phones joined/)).toBeTruthy();
    server.on(shifts, { body: [shift] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/^1 phone joined/)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('shows a shift with its QR code and PIN, and signs its accounts out', async () => {
  mockLayout();
  withEvent();
  const revoke = 'POST /api/admin/link-accounts/shift-sam/revoke';
  server.on(revoke, { body: { ...sam, isActive: false, pin: '161803' } });
  const user = open();
  expect(await screen.findByText(/^1 phone joined/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'QR and PIN of Volunteers' }));
  const dialog = await form();
  expect(dialog.getByRole('img', { name: 'QR code of Volunteers' })).toBeTruthy();
  expect(dialog.getByText('271828')).toBeTruthy();
  await user.keyboard('{Escape}');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Revoke Sam Lee (K7Q2)' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Sam Lee (K7Q2)?' });
    expect(question.textContent).toContain('Volunteers gets a new PIN');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
  };
  await ask();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(revoke)).toEqual([]);
  await ask();
  // The list lags behind: the response alone has the new PIN.
  server.on(shifts, () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^0 phones joined/)).toBeTruthy();
  expect(server.requestsTo(revoke)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'QR and PIN of Volunteers' }));
  expect((await form()).getByText('161803')).toBeTruthy();
});

it('shows a link to the domain of the deployment when the portal is open at another', async () => {
  vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  mockLayout();
  withEvent();
  const user = open();
  expect(await screen.findByText(/^1 phone joined/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'QR and PIN of Volunteers' }));
  const code = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code of Volunteers' });
  const address = `https://walk.example.org${shift.path}`;
  expect(decodeURIComponent(code.src)).toContain(renderSVG(address, { ecc: 'M', border: 2 }));
});

it('shows and creates the links of the selected event while another one runs', async () => {
  withEvent();
  const spring = event('spring', { name: 'Spring Walk', isActive: false });
  emitSnapshot('events', [
    event('autumn', { name: 'Autumn Walk', isActive: true, ...aroundNow() }),
    spring,
  ]);
  for (const list of ['shifts', 'shop-links', 'volunteers'] as const)
    server.on(`GET /api/admin/${list}?eventId=spring`, { body: [] });
  server.on('GET /api/admin/changes?topic=staff&eventId=spring', { body: { changes: [] } });
  server.on('POST /api/admin/shifts', { body: { ...shift, eventId: 'spring', accounts: [] } });
  const user = open(dana, '/admin/staff?event=spring');
  expect(await screen.findAllByText(/^Spring Walk: /)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Start a shift' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/shifts')[0]?.body).toMatchObject({
      eventId: 'spring',
    }),
  );
  expect(screen.queryByText(/^Autumn Walk: /)).toBeNull();
});

it('opens a shift and creates a shop link', async () => {
  withEvent();
  emitSnapshot('businesses', [business('vino', { name: 'Vino Veritas' })]);
  server.on('POST /api/admin/shifts', { body: shift });
  server.on('POST /api/admin/shop-links', { body: { ...shift, id: 'l1', businessId: 'vino' } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Start a shift' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/shifts')[0]?.body).toEqual({
      eventId: 'autumn',
      name: 'Volunteers',
    }),
  );
  await user.selectOptions(screen.getByLabelText('Shop'), 'Vino Veritas');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/shop-links')[0]?.body).toEqual({
      eventId: 'autumn',
      businessId: 'vino',
    }),
  );
});

it('focuses the QR code button of a new shift, which is below the fold on a phone', async () => {
  withEvent();
  server.on('POST /api/admin/shifts', { body: shift });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Start a shift' }));
  server.on(shifts, { body: [shift] });
  const code = await screen.findByRole('button', { name: 'QR and PIN of Volunteers' });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ends a shift after confirmation, but not by an immediate Enter', async () => {
  mockLayout();
  withEvent();
  const end = 'POST /api/admin/shifts/s1/end';
  server.on(end, { body: { ...shift, isActive: false } });
  const user = open();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'End Volunteers' }));
    const question = await screen.findByRole('alertdialog', { name: 'End Volunteers?' });
    expect(question.textContent).toContain('1 phone is signed out right away.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
  };
  await ask();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(end)).toEqual([]);
  await ask();
  server.on(shifts, { body: [{ ...shift, isActive: false }] });
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(end)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'End Volunteers' })).toBeNull();
});

it('ends a shift and signs a phone out while the lists of a previous action are loading', async () => {
  mockLayout();
  withEvent();
  const end = 'POST /api/admin/shifts/s1/end';
  const revoke = 'POST /api/admin/link-accounts/shift-sam/revoke';
  server.on(end, { body: { ...shift, accounts: [], isActive: false } });
  server.on(revoke, { body: { ...sam, isActive: false, pin: '161803' } });
  server.on('POST /api/admin/shifts', {
    body: { ...shift, id: 's2', name: 'Doors', accounts: [] },
  });
  const user = open();
  await screen.findByText(/^1 phone joined/);
  for (const list of [shifts, shopLinks]) server.on(list, () => new Promise(() => undefined));
  const confirm = async (opener: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: opener }));
    await user.click(await screen.findByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('button', { name: opener })).toBeNull();
  };
  await user.click(screen.getByRole('button', { name: 'Start a shift' }));
  await screen.findByRole('button', { name: 'End Doors' });
  await confirm('Revoke Sam Lee (K7Q2)', 'Revoke');
  await confirm('End Volunteers', 'End it');
  expect([server.requestsTo(revoke).length, server.requestsTo(end).length]).toEqual([1, 1]);
});

it('shows a new shift when the list fails to load, with the error and a retry', async () => {
  withEvent();
  server.on(shifts, refusal(503, 'unavailable', 'Try again.'));
  server.on('POST /api/admin/shifts', { body: shift });
  const user = open();
  const failure = /couldn’t load the shifts and shop links/;
  expect(await screen.findByText(failure)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start a shift' }));
  expect(await screen.findByRole('button', { name: 'QR and PIN of Volunteers' })).toBeTruthy();
  expect(await screen.findByText(failure)).toBeTruthy();
  server.on(shifts, { body: [shift] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  expect(screen.getAllByRole('button', { name: 'QR and PIN of Volunteers' })).toHaveLength(1);
});

it('explains to a desk account why it sees no links, without a request', () => {
  open(theo);
  expect(screen.getByText(/can manage staff accounts/)).toBeTruthy();
  expect(server.requests).toEqual([]);
});
