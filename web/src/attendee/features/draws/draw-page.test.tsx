import { webcrypto } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicDraw } from '@wine-walk/common/api/draws.ts';
import { listEntries, listText, sha256Hex } from '@wine-walk/common/rules/draws/entry-list.ts';
import { winnerOf } from '@wine-walk/common/rules/draws/winner.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, ok, serve } from '../../../support/registration/screens.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import DrawPage from './draw-page.tsx';

const save = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('../../../platform/device/file.ts', () => ({ saveFile: save }));

// jsdom has no Web Crypto.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));

const text = listText(['A1B2C3D4E5', '0F9E8D7C6B', '5544332211']);
const seed = 'ab'.repeat(32);
const instant = '2026-11-20T22:00:00.000Z';

async function drawn(change: Partial<PublicDraw> = {}): Promise<PublicDraw> {
  const entry = (await winnerOf(listEntries(text), seed, [])) ?? '';
  return {
    id: 'basket',
    eventName: 'Autumn Wine Walk',
    timeZone: 'America/New_York',
    contactEmail: 'hello@example.com',
    prize: 'A basket',
    stamps: 6,
    closesTime: instant,
    closing: { closedAt: instant, count: 3, freeCount: 1, sha256: await sha256Hex(text) },
    drawings: [{ seed, entry, drawnAt: instant, reason: null }],
    ...change,
  };
}

function visit(draw: ReturnType<typeof ok>) {
  serve({
    'GET /api/draws/basket': draw,
    'GET /api/draws/basket/entries': ok({ text }),
  });
  render(
    <TestFrame at="/draw/basket">
      <Routes>
        <Route path="/draw/:drawId" element={<DrawPage />} />
      </Routes>
    </TestFrame>,
  );
  return userEvent.setup({ delay: null });
}

const check = () => screen.findByRole('button', { name: 'Check it yourself' });

describe('<DrawPage>', () => {
  it('shows rule, hash, seed and winner, and confirms them from the list', async () => {
    const draw = await drawn();
    const user = visit(ok(draw));
    expect(await screen.findByRole('heading', { name: 'A basket' })).toBeTruthy();
    for (const shown of [draw.closing?.sha256 ?? '', draw.drawings[0]?.entry ?? ''])
      expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByText(/No purchase was necessary\.$/)).toBeTruthy();
    await user.click(await check());
    expect(await screen.findByText(/^It’s the same/)).toBeTruthy();
    expect(screen.getByText(/shasum -a 256/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download the list' }));
    const file = save.mock.calls[0]?.[0];
    expect([file?.name, await file?.text()]).toEqual(['basket.txt', text]);
  });

  it('says that the result is not the same when another entry was named the winner', async () => {
    const draw = await drawn();
    const other = listEntries(text).find((entry) => entry !== draw.drawings[0]?.entry) ?? '';
    const drawings = draw.drawings.map((drawing) => ({ ...drawing, entry: other }));
    const user = visit(ok({ ...draw, drawings }));
    await user.click(await check());
    expect(await screen.findByText('It’s not the same. Tell the organizers.')).toBeTruthy();
  });

  it('shows the seed of each drawing and why it was drawn again', async () => {
    const {
      drawings: [first],
    } = await drawn();
    if (!first) throw new Error('not drawn');
    const nextSeed = 'cd'.repeat(32);
    const entry = (await winnerOf(listEntries(text), nextSeed, [first.entry])) ?? '';
    const again = { seed: nextSeed, entry, drawnAt: instant, reason: 'declined' as const };
    const user = visit(ok(await drawn({ drawings: [first, again] })));
    const earlier = (await screen.findByText('Drawn again')).nextElementSibling?.textContent;
    expect(earlier).toContain(`${first.entry}: the winner declined`);
    expect(earlier).toContain(seed);
    expect(screen.getByText('Winning entry').nextElementSibling?.textContent).toBe(entry);
    await user.click(await check());
    expect(await screen.findByText(/^It’s the same/)).toBeTruthy();
  });

  it('offers no check while the entries are open', async () => {
    visit(ok(await drawn({ closing: null, drawings: [] })));
    expect(await screen.findByText(/^The entries are still open/)).toBeTruthy();
    expect(
      screen.getByText(/Ask the organizers for a free entry: hello@example\.com\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check it yourself' })).toBeNull();
  });

  it('says that a draw does not exist', async () => {
    visit(failWith(404, 'draw-gone', 'Gone.'));
    expect(await screen.findByText('We couldn’t load this draw')).toBeTruthy();
  });
});
