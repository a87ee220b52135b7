import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { catalogReward } from '@wine-walk/common/support/samples.ts';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BusinessView } from '../../../shared/business-view.ts';
import {
  deviceWithEntries,
  fakeServer,
  json,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { useDeliveryToasts } from './use-delivery-toasts.ts';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  signInWithSessionToken: vi.fn(),
  signOut: vi.fn(),
}));
afterEach(() => void vi.unstubAllGlobals());

const key = (path: string) => path.split('/');
const attempt = {
  eventId: 'autumn',
  businessId: 'vino',
  businessName: 'Vino Veritas',
  timeZone: 'America/New_York',
  fix: null,
  venueCode: 'K7QX2MVR94',
};

/** Returns the paths that are fetched again after the final response to a check-in. */
async function refetchedAfter(answer: Response, paths: readonly string[]) {
  fakeServer(() => answer);
  const client = new QueryClient();
  for (const path of paths) {
    await client.fetchQuery(queryOptions({ queryKey: key(path), queryFn: async () => 'loaded' }));
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestFrame>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </TestFrame>
  );
  const queue = deviceWithEntries().openQueue();
  renderHook(() => useDeliveryToasts(queue, null, []), { wrapper });
  const states: string[] = [];
  queue.watch(({ type }) => states.push(type));
  queue.setOwner('maya', true);
  queue.submit(attempt);
  await waitFor(() => expect(states).toHaveLength(1));
  return paths.filter((path) => client.getQueryState(key(path))?.isInvalidated);
}

const events = '/api/events/autumn/progress/maya';
const participants = '/api/participants/maya/checkins/autumn';
const others = '/api/waiver/submission';

test('useDeliveryToasts refetches only events and participants after a check-in', async () => {
  const refetched = await refetchedAfter(json(200, verifiedAnswer), [events, participants, others]);
  expect(refetched).toEqual([events, participants]);
});

test('useDeliveryToasts refetches nothing after a rejection', async () => {
  const refused = json(422, { code: 'too-far', message: 'You are 130 meters away.' });
  expect(await refetchedAfter(refused, [events, participants])).toEqual([]);
});

test('useDeliveryToasts dismisses the previous toast when the sheet shows the success', async () => {
  fakeServer(() => json(200, verifiedAnswer));
  const queue = deviceWithEntries().openQueue();
  queue.setOwner('maya', true);
  render(<TestFrame>page</TestFrame>);
  await act(async () => showToast({ type: 'error', title: 'Too far from business' }));
  await screen.findByText('Too far from business');
  const business = { id: attempt.businessId } as BusinessView;
  const sheetAttempt = { key: queue.submit(attempt), business, upgrades: null };
  renderHook(() => useDeliveryToasts(queue, sheetAttempt, []), { wrapper: TestFrame });
  await waitFor(() => expect(screen.queryByText('Too far from business')).toBeNull(), {
    timeout: 4000,
  });
});

test('useDeliveryToasts names the reward that a check-in sent later unlocked', async () => {
  fakeServer(() => json(200, { ...verifiedAnswer, unlockedRewards: ['first'] }));
  const queue = deviceWithEntries().openQueue();
  queue.setOwner('maya', true);
  const rewards = [catalogReward('first', { name: 'First Pour' })];
  renderHook(() => useDeliveryToasts(queue, null, rewards), { wrapper: TestFrame });
  await act(async () => void queue.submit(attempt));
  await screen.findByText('Vino Veritas is in your passport. You unlocked First Pour!');
  screen.getByRole('button', { name: 'View Reward' });
});
