import { render, screen, waitFor } from '@testing-library/react';
import type { OwnDraw } from '@wine-walk/common/api/draws.ts';
import { expect, it, vi } from 'vitest';
import { ok, serve } from '../../../support/registration/screens.tsx';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import OwnDraws from './own-draws.tsx';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
}));

const instant = '2026-11-20T22:00:00.000Z';
const open: OwnDraw = {
  id: 'basket',
  prize: 'A basket',
  stamps: 6,
  closesTime: instant,
  closedAt: null,
  entry: null,
  winningEntry: null,
};
const closed = { ...open, closedAt: instant };
const entry = 'A1B2C3D4E5';
const other = '0F9E8D7C6B';

function show(draws: OwnDraw[]) {
  const { calls } = serve({ 'GET /api/events/autumn/draws': ok(draws) });
  render(
    <TestEventData eventData={readyEventData()}>
      <OwnDraws />
    </TestEventData>,
  );
  return () => calls('GET /api/events/autumn/draws').length;
}

it.each<[string, OwnDraw, RegExp]>([
  ['how to take part while the entries are open', open, /^With 6 stamps by .* you take part\.$/],
  [
    'the own entry once they are closed',
    { ...closed, entry },
    /^You’re in with entry A1B2C3D4E5\.$/,
  ],
  ['that the attendee is not among them', closed, /^You’re not among the entries\.$/],
  ['the win', { ...closed, entry, winningEntry: entry }, /^Your entry A1B2C3D4E5 won!/],
  ['whose entry won', { ...closed, entry, winningEntry: other }, /^Entry 0F9E8D7C6B won\./],
])('says %s, with a link to the draw', async (_, draw, text) => {
  show([draw]);
  expect(await screen.findByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Show the draw' });
  expect(link.getAttribute('href')).toBe('/draw/basket');
});

it('shows nothing without a draw', async () => {
  const calls = show([]);
  await waitFor(() => expect(calls()).toBe(1));
  expect(screen.queryByText(/^Prize draw/)).toBeNull();
});
