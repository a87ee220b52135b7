import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness, catalogReward, verified } from '@wine-walk/common/support/samples.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { RewardsPage } from './rewards-page.tsx';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
}));
afterEach(() => void vi.unstubAllGlobals());

const eventData = readyEventData({
  catalog: {
    businesses: [catalogBusiness('vino')],
    rewards: [catalogReward('first', { name: 'First Pour' })],
  },
  progress: { visits: { vino: verified() } },
});

const page = (status: number) =>
  new Response('<html>Bad gateway</html>', { status, headers: { 'Content-Type': 'text/html' } });
const failures: [string, () => Response | Promise<Response>, string][] = [
  [
    '500',
    () =>
      Response.json({ code: 'unexpected', message: 'Went wrong on our side.' }, { status: 500 }),
    'Something went wrong on our side. Please try again.',
  ],
  ['a page of HTML', () => page(502), 'Something went wrong. Please try again.'],
  [
    'OK with a page of HTML',
    () => page(200),
    'The server sent an unexpected response. Please try again in a moment.',
  ],
  [
    'nothing for 30 s',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'The server took too long. Please try again.',
  ],
];

it.each(failures)(
  'shows the message and retries when the server responds with %s',
  async (_, answer, message) => {
    let isBroken = true;
    const expiresAt = new Date(Date.now() + 300_000).toISOString();
    vi.stubGlobal('fetch', async () =>
      isBroken ? answer() : Response.json({ code: '12345678', expiresAt }),
    );
    render(
      <TestEventData eventData={eventData} at="/rewards?reward=first">
        <RewardsPage />
      </TestEventData>,
    );
    // Once in the toast, once in place of the code.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByText('Reward Error')).toBeTruthy();
    // Without a code, there is nothing to show at a counter.
    expect(screen.queryByText(/^You earned First Pour/)).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1234 5678')).toBeTruthy();
    expect(screen.getByText(/^You earned First Pour/)).toBeTruthy();
  },
);
