import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotConnectedError } from '../../../platform/live/live-store.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import type { EventData } from './event-data.ts';
import { EventDataBoundary } from './event-data-boundary.tsx';

const retry = vi.fn();

function show(eventData: EventData) {
  const page = (shown: EventData) => (
    <TestEventData eventData={shown}>
      <EventDataBoundary
        skeleton={<p>shapes</p>}
        failedTitle="Failed to fetch businesses"
        noEventFallback="Soon"
      >
        {({ event }) => <p>{event.name}</p>}
      </EventDataBoundary>
    </TestEventData>
  );
  const { rerender } = render(page(eventData));
  return (next: EventData) => rerender(page(next));
}

test('shows skeletons while the data loads', () => {
  show({ status: 'loading', participant: undefined, retry });
  expect(screen.getByText('shapes')).toBeTruthy();
});

test('shows the failure, its reason and a retry while Firestore is out of reach, until the data arrives', () => {
  const error = new NotConnectedError('No data for 10 seconds.');
  const change = show({ status: 'error', error, participant: undefined, retry });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch businesses');
  expect(alert.textContent).toContain('We couldn’t reach the server. Check your connection');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
  change(readyEventData());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Autumn Wine Walk')).toBeTruthy();
});
