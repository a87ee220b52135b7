import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../support/test-event-data.tsx';
import type { EventData } from './event-data.ts';
import { EventDataBoundary } from './event-data-boundary.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loading: EventData = { status: 'loading', participant: undefined, retry: () => undefined };

function show(eventData: EventData) {
  const page = (shown: EventData) => (
    <TestEventData eventData={shown}>
      <EventDataBoundary skeleton={<p>shapes</p>} failedTitle="Failed" noEventFallback="Soon">
        {({ event }) => <p>{event.name}</p>}
      </EventDataBoundary>
    </TestEventData>
  );
  const { rerender } = render(page(eventData));
  return (next: EventData) => rerender(page(next));
}

test('shows skeletons without text during a short wait', () => {
  show(loading);
  act(() => void vi.advanceTimersByTime(11_000));
  expect(screen.getByText('shapes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

// spec: A14.28
test('shows a message and a way out during a long wait until the data arrives', () => {
  const change = show(loading);
  act(() => void vi.advanceTimersByTime(13_000));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  change(readyEventData());
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(screen.getByText('Autumn Wine Walk')).toBeTruthy();
});
