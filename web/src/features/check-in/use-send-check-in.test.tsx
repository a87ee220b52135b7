import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTap } from './tap.ts';
import { fakeServer, json, now, verifiedAnswer } from './testing.tsx';
import { useSendCheckIn } from './use-send-check-in.ts';

vi.mock('../../data/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  signInWithSessionId: vi.fn(),
  signOut: vi.fn(),
}));
afterEach(() => void vi.unstubAllGlobals());

const key = (path: string) => path.split('/');
const made = {
  eventId: 'autumn',
  businessId: 'vino',
  businessName: 'Vino Veritas',
  fix: null,
  venueCode: 'K7QX2MVR94',
};

async function sendAfterLoading(answer: Response, paths: readonly string[]) {
  fakeServer(() => answer);
  const client = new QueryClient();
  for (const path of paths) {
    await client.fetchQuery(queryOptions({ queryKey: key(path), queryFn: async () => 'loaded' }));
  }
  const { result } = renderHook(useSendCheckIn, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await result.current(makeTap(made, now), 'maya').catch(() => undefined);
  return paths.filter((path) => client.getQueryState(key(path))?.isInvalidated);
}

const events = '/api/events/autumn/progress/maya';
const participants = '/api/participants/maya/checkins/autumn';
const others = '/api/waiver/submission';

test('after a check-in events and participants are asked for again, and nothing else', async () => {
  const asked = await sendAfterLoading(json(200, verifiedAnswer), [events, participants, others]);
  expect(asked).toEqual([events, participants]);
});

test('a refused one changes nothing', async () => {
  const refused = json(422, { code: 'too-far', message: 'You are 130 meters away.' });
  expect(await sendAfterLoading(refused, [events, participants])).toEqual([]);
});
