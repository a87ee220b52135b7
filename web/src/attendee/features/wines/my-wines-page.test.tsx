import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { pour } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import MyWinesPage from './my-wines-page.tsx';

const vino = { id: 'vino', name: 'Vino Veritas' };
const liked = [
  toLikedPour(pour('p1', { wine: 'Syrah', bottleCents: 2450 }), vino, 'For Sunday'),
  toLikedPour(pour('p1', { wine: 'Verjus' }), { id: 'cask', name: 'Cask' }, ''),
  toLikedPour(pour('p2', { wine: 'Norton', grower: 'Depot Hill' }), vino, ''),
];

beforeEach(() => localStorage.clear());

function show(likedPours = liked) {
  render(
    <TestEventData eventData={readyEventData({ progress: { likedPours } })}>
      <MyWinesPage />
    </TestEventData>,
  );
}
const shop = (name: string) => within(screen.getByRole('region', { name }));

describe('<MyWinesPage>', () => {
  it('lists liked drinks by business with bottle prices and notes', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Cask',
      'Vino Veritas',
    ]);
    const items = shop('Vino Veritas').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Norton\u00a0· Depot Hill'),
      expect.stringContaining('SyrahBottle $24.50'),
    ]);
    const note = shop('Vino Veritas').getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Note on Syrah',
    });
    expect(note.value).toBe('For Sunday');
  });

  it('shows a drink that is no longer liked until the screen is left', async () => {
    show();
    const heart = () => shop('Cask').getByRole('button', { name: 'Like Verjus' });
    await userEvent.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  it('says how to like a drink when there is none', () => {
    show([]);
    expect(screen.getByText(/Tap the heart/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what’s poured' })).toBeTruthy();
  });
});
