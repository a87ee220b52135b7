import { screen, within } from '@testing-library/react';
import { pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  businesses,
  card,
  eventDataWith,
  filter,
  names,
  showBusinessesPage,
} from '../../../support/businesses-page.tsx';

describe('<BusinessesPage>', () => {
  it('shows a title, a search box, four filters and a card per business', () => {
    showBusinessesPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Businesses' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search businesses' })).toBeTruthy();
    for (const name of ['All', 'Visited', 'Unvisited', 'Nearby']) expect(filter(name)).toBeTruthy();
    expect(names()).toEqual(['The Brass Rail', 'The Print Room', 'Vino Veritas']);
  });

  it('shows name, category, description, address, rating and special reward of each business', () => {
    showBusinessesPage();
    const vino = within(card('Vino Veritas'));
    for (const text of ['Wine Bar', 'Forty wines by the glass.', '14 Mill Street', '4.8'])
      expect(vino.getByText(text)).toBeTruthy();
    expect(vino.getByText('A taste of the cellar reserve.')).toBeTruthy();
    expect(within(card('The Brass Rail')).getByText('Bar/Pub')).toBeTruthy();
  });

  it('says on the card that the stamp is inside, until the business is visited', () => {
    const requiring = businesses.map((each) => ({ ...each, requiresVenueCode: true }));
    showBusinessesPage({
      eventData: eventDataWith({
        catalog: { businesses: requiring },
        progress: { visits: { vino: verified() } },
      }),
    });
    expect(within(card('The Print Room')).getByText('Stamp inside')).toBeTruthy();
    expect(within(card('Vino Veritas')).queryByText('Stamp inside')).toBeNull();
  });

  it('offers the wishlist instead of a status before the event starts', () => {
    showBusinessesPage({ checkIn: { isUpcoming: true } });
    const rail = within(card('The Brass Rail'));
    expect(rail.queryByText('Not Visited')).toBeNull();
    expect(rail.getByRole('button', { name: /The Brass Rail/, pressed: false })).toBeTruthy();
    expect(within(card('Vino Veritas')).getByText('Special Reward')).toBeTruthy();
  });

  it('shows the number of visited and total businesses', () => {
    showBusinessesPage({
      eventData: eventDataWith({ progress: { visits: { vino: verified() } } }),
    });
    expect(screen.getByText('1 of 3 stops visited')).toBeTruthy();
  });

  it('shows a skeleton while the event loads', () => {
    showBusinessesPage({
      eventData: { status: 'loading', participant: undefined, retry: () => undefined },
    });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows a message when no event is active', () => {
    showBusinessesPage({
      eventData: { status: 'no-event', participant: undefined, retry: () => undefined },
    });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Layout' })).toBeNull();
  });

  it("shows 'Failed to fetch businesses' and retries", async () => {
    const retry = vi.fn();
    const error = new Error('unavailable');
    const { user } = showBusinessesPage({
      eventData: { status: 'error', error, participant: undefined, retry },
    });
    expect(screen.getByRole('heading', { name: 'Failed to fetch businesses' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('shows Quiet now at a business with few recent check-ins compared with the others', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ counts: { vino: 20, rail: 9 } }));
  showBusinessesPage();
  expect(await within(card('The Print Room')).findByText('Quiet now')).toBeTruthy();
  expect(within(card('Vino Veritas')).queryByText('Quiet now')).toBeNull();
  vi.unstubAllGlobals();
});

describe('<BusinessBadge>', () => {
  it.each([
    [
      'Visited for a verified visit, even with a special reward',
      { vino: verified() },
      'Vino Veritas',
      'Visited',
    ],
    ['Pending for a pending visit', { vino: pending() }, 'Vino Veritas', 'Pending'],
    ['Special Reward for an unvisited business with one', {}, 'Vino Veritas', 'Special Reward'],
    ['Not Visited for another unvisited business', {}, 'The Print Room', 'Not Visited'],
  ])('shows %s', (_, visits, name, badge) => {
    showBusinessesPage({ eventData: eventDataWith({ progress: { visits } }) });
    expect(within(card(name)).getByText(badge)).toBeTruthy();
  });

  it('shows Pending and no check-in button for a queued check-in', () => {
    showBusinessesPage({ checkIn: { queuedBusinessIds: new Set(['print']) } });
    expect(within(card('The Print Room')).getByText('Pending')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check in at The Print Room' })).toBeNull();
  });

  it('shows the time of the visit in the event’s time zone', () => {
    showBusinessesPage({
      eventData: eventDataWith({ progress: { visits: { vino: verified(42) } } }),
    });
    expect(within(card('Vino Veritas')).getByText(/^Visited 1:42\sPM$/)).toBeTruthy();
  });
});
