import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventDataFixture } from '../../../../support/check-in-sheet.tsx';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { EventDataContext } from '../../../shared/event-data/event-data.ts';
import { StaffRefusalsSlot } from './queued-slot.tsx';
import StaffRefusalsList from './staff-refusals-list.tsx';

const refusal = {
  checkInTime: '2026-11-20T19:40:00.000Z',
  refusedAt: '2026-11-20T19:50:00.000Z',
  reason: 'not-there' as const,
};
const show = (refusals = {}) =>
  render(
    <TestFrame>
      <EventDataContext value={eventDataFixture({ progress: { refusals } })}>
        <StaffRefusalsList />
      </EventDataContext>
    </TestFrame>,
  );
afterEach(() => localStorage.clear());

it('<StaffRefusalsList> shows the refusal with its reason until it is dismissed, also after a reload', async () => {
  const { unmount } = show({ vino: refusal });
  expect(screen.getByText('Vino Veritas')).toBeTruthy();
  expect(screen.getByText('Saved 2:40 PM, not confirmed')).toBeTruthy();
  expect(screen.getByText(/^Staff didn’t see you there\./)).toBeTruthy();
  const dismiss = screen.getByRole('button', { name: 'Dismiss check-in at Vino Veritas' });
  await userEvent.setup().click(dismiss);
  expect(screen.queryByText('Vino Veritas')).toBeNull();
  unmount();
  show({ vino: refusal });
  expect(screen.queryByText('Vino Veritas')).toBeNull();
});

it('<StaffRefusalsList> keeps the dismissals of another window', async () => {
  const stored = 'ww:refusals-dismissed';
  show({ vino: refusal });
  localStorage.setItem(stored, '["autumn olio x"]');
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Dismiss check-in at Vino Veritas' }));
  expect(localStorage.getItem(stored)).toContain('autumn olio x');
});

it('<StaffRefusalsList> announces a later refusal at the same business again', () => {
  const { unmount } = show({ vino: { ...refusal, refusedAt: '2026-11-20T20:10:00.000Z' } });
  expect(screen.getByText('Vino Veritas')).toBeTruthy();
  unmount();
  show();
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  ['during the walk', 0, 1],
  ['after its end', 60_000, 0],
])('<StaffRefusalsSlot> shows a refusal %s', async (_, sinceEnd, count) => {
  const { event } = eventDataFixture();
  vi.useFakeTimers({ now: Date.parse(event.endTime) - 30_000 + sinceEnd });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <TestFrame>
      <EventDataContext value={eventDataFixture({ progress: { refusals: { vino: refusal } } })}>
        <StaffRefusalsSlot />
      </EventDataContext>
    </TestFrame>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryAllByText('Vino Veritas')).toHaveLength(count);
});
