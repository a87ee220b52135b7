import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it, vi } from 'vitest';
import { liveRegionsNow } from '../../../support/live-regions.ts';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CancelManyDialog } from './cancel-many-dialog.tsx';

interface Sent {
  isPreview: boolean;
  cursor?: string;
  cancellationId?: string;
}

function open(onClose: () => void = vi.fn()) {
  render(
    <TestTab>
      <CancelManyDialog event={event('autumn')} onClose={onClose} />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

it('counts all parts, then cancels what was counted', async () => {
  const call = 'POST /api/admin/registrations/cancel';
  const server = fakeServer();
  server.on(call, ({ body }) => {
    const { isPreview, cursor } = body as Sent;
    const networks = [{ address: '203.0.113.9', count: 2 }];
    const cancelled = isPreview ? 0 : 2;
    const cancellationId = isPreview ? null : 'c1';
    const nextCursor = cursor ? null : 'next';
    return { body: { matched: 2, cancelled, networks, nextCursor, cancellationId } };
  });
  const onClose = vi.fn();
  const user = open(onClose);
  await user.type(await screen.findByLabelText('IP address'), '203.0.113.9');
  await user.click(screen.getByRole('button', { name: 'Count registrations' }));
  expect(await screen.findByText('203.0.113.9: 4 registrations')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('4 registrations found.');
  await user.click(screen.getByRole('button', { name: 'Cancel 4 registrations' }));
  expect(await screen.findByText('Registrations canceled')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  const filter = { eventId: 'autumn', address: '203.0.113.9', neverArrived: true };
  expect(server.requestsTo(call).map(({ body }) => body)).toMatchObject([
    { ...filter, isPreview: true },
    { ...filter, isPreview: true, cursor: 'next' },
    { ...filter, isPreview: false },
    { ...filter, isPreview: false, cursor: 'next', cancellationId: 'c1' },
  ]);
});

it('announces what was counted by Enter, and the progress of the cancellation', async () => {
  const server = fakeServer();
  const rest = Promise.withResolvers<{ body: unknown }>();
  const part = { matched: 2, networks: [], cancellationId: 'c1', nextCursor: null };
  server.on('POST /api/admin/registrations/cancel', ({ body }) => {
    const { isPreview, cursor } = body as Sent;
    if (isPreview) return { body: { ...part, matched: 4, cancelled: 0, cancellationId: null } };
    return cursor ? rest.promise : { body: { ...part, cancelled: 2, nextCursor: 'next' } };
  });
  const user = open();
  const field = await screen.findByLabelText('IP address');
  const isAnnounced = liveRegionsNow();
  await user.type(field, '203.0.113.9{Enter}');
  expect(isAnnounced(await screen.findByText('4 registrations found.'))).toBe(true);
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Cancel 4 registrations' }));
  const progress = await screen.findAllByText('2 of 4 canceled…');
  expect(progress.some(isAnnounced)).toBe(true);
  await act(async () => rest.resolve({ body: { ...part, cancelled: 2 } }));
  await screen.findByText('Registrations canceled');
});

it('keeps the filter by address behind More, which opens if the address is too long', async () => {
  const server = fakeServer();
  const user = open();
  const field = await screen.findByLabelText('IP address');
  const more = field.closest('details')!;
  expect(more.open).toBe(false);
  await user.type(field, '1'.repeat(65));
  await user.click(screen.getByRole('button', { name: 'Count registrations' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(more.open).toBe(true);
  expect(server.requestsTo('POST /api/admin/registrations/cancel')).toEqual([]);
});

it('cancels the rest after a failed part as the same cancellation', async () => {
  const call = 'POST /api/admin/registrations/cancel';
  const server = fakeServer();
  const part = { matched: 2, cancelled: 2, networks: [], cancellationId: 'c1' };
  let isDown = true;
  server.on(call, ({ body }) => {
    const { isPreview, cursor } = body as Sent;
    if (!isPreview && cursor && isDown) return refusal(422, 'not-now', 'Not now.');
    const cancellationId = isPreview ? null : 'c1';
    return { body: { ...part, cancellationId, nextCursor: cursor ? null : 'next' } };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Count registrations' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel 4 registrations' }));
  await screen.findByText('Not now. Try again to cancel the rest.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Cancel 4 registrations' }));
  await screen.findByText('Registrations canceled');
  const sent = server.requestsTo(call).map(({ body }) => body as Sent);
  expect(sent.filter(({ isPreview }) => !isPreview).map((body) => body.cancellationId)).toEqual([
    undefined,
    'c1',
    'c1',
    'c1',
  ]);
});
