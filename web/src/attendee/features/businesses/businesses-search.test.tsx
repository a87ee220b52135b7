import { act, screen, within } from '@testing-library/react';
import { pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { chooseUnits } from '../../../platform/device/units.ts';
import {
  businesses,
  card,
  eventDataWith,
  filter,
  names,
  showBusinessesPage,
} from '../../../support/businesses-page.tsx';
import { readyEventData } from '../../../support/test-event-data.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

describe('search', () => {
  it('matches name or description, ignoring case', async () => {
    const { user } = showBusinessesPage();
    await user.type(screen.getByRole('searchbox'), 'wInE');
    expect(names()).toEqual(['The Brass Rail', 'Vino Veritas']);
    expect(screen.getByText('2 businesses')).toBeTruthy();
  });

  it.each([
    ['category', 'bar/pub', ['The Brass Rail']],
    ['address', '14 mill', ['Vino Veritas']],
    ['special reward', 'reserve', ['Vino Veritas']],
  ])('matches the %s', async (_, text, found) => {
    showBusinessesPage({ at: `/businesses?q=${encodeURIComponent(text)}` });
    expect(names()).toEqual(found);
  });

  it('updates the URL without adding history entries', async () => {
    const { user } = showBusinessesPage();
    await user.click(filter('Unvisited'));
    await user.type(screen.getByRole('searchbox'), 'print');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(testHistory.url).toBe('/businesses?show=unvisited&q=print');
    await act(async () => testHistory.goBack());
    expect(testHistory.url).toBe('/businesses');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(names()).toHaveLength(3);
  });

  it('reads the search text from the URL', () => {
    showBusinessesPage({ at: '/businesses?q=press' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'press');
    expect(names()).toEqual(['The Print Room']);
  });

  it('shows the search text when nothing matches, and can be reset', async () => {
    const { user } = showBusinessesPage({ at: '/businesses?q=beer&show=visited' });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(/Nothing matches “beer”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all businesses' }));
    expect(names()).toHaveLength(3);
    expect(testHistory.url).toBe('/businesses');
  });

  it('shows the number of matches, unless the heading says it', async () => {
    const { user } = showBusinessesPage();
    const forScreenReaders = screen.getByText('3 businesses').className;
    await user.type(screen.getByRole('searchbox'), 'press');
    expect((await screen.findByText('1 business')).className).not.toBe(forScreenReaders);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect((await screen.findByText('0 businesses')).className).toBe(forScreenReaders);
  });

  it('clears the search text and keeps the focus', async () => {
    const { user } = showBusinessesPage({ at: '/businesses?q=press' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('filters', () => {
  const halfDone = eventDataWith({ progress: { visits: { vino: verified(), print: pending() } } });

  it('lists visited and unvisited businesses and counts a pending visit as unvisited', async () => {
    const { user } = showBusinessesPage({ eventData: halfDone });
    await user.click(filter('Visited'));
    expect(names()).toEqual(['Vino Veritas']);
    expect(filter('Visited').getAttribute('aria-pressed')).toBe('true');
    await user.click(filter('Unvisited'));
    expect(names()).toEqual(['The Brass Rail', 'The Print Room']);
    await user.click(filter('All'));
    expect(names()).toHaveLength(3);
  });

  it('adds one history entry per filter', async () => {
    const { user } = showBusinessesPage({ eventData: halfDone });
    await user.click(filter('Visited'));
    await user.click(filter('Nearby'));
    expect(testHistory.url).toBe('/businesses?show=nearby');
    await act(async () => testHistory.goBack());
    expect(testHistory.url).toBe('/businesses?show=visited');
    expect(names()).toEqual(['Vino Veritas']);
  });

  it('lists all businesses for an unknown filter in the URL', () => {
    showBusinessesPage({ at: '/businesses?show=cheap' });
    expect(names()).toHaveLength(3);
  });

  it.each([
    ['visited', /No stamps yet/],
    ['unvisited', /You made every stop/],
  ])('shows the reason when no business matches %s', (filterName, message) => {
    const visits = Object.fromEntries(businesses.map(({ id }) => [id, verified()]));
    showBusinessesPage({
      at: `/businesses?show=${filterName}`,
      eventData: filterName === 'visited' ? undefined : eventDataWith({ progress: { visits } }),
    });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('filter nearby', () => {
  it('counts a missing distance as 0 while the location is unknown', async () => {
    const { user } = showBusinessesPage();
    await user.click(filter('Nearby'));
    expect(names()).toHaveLength(3);
  });

  it('requests the location only on a click, after explaining the reason', async () => {
    const { user, location } = showBusinessesPage();
    await user.click(filter('Nearby'));
    expect(location.watchCount()).toBe(0);
    expect(screen.getByText(/We use your location to show what’s nearby/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(location.watchCount()).toBe(1);
  });

  it('lists businesses within half a mile, nearest first, with their distance', async () => {
    const { user, location } = showBusinessesPage({ at: '/businesses?show=nearby' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(0);
    expect(names()).toEqual(['Vino Veritas', 'The Print Room']);
    expect(within(card('The Print Room')).getByText('2,115 ft away')).toBeTruthy();
    const description = '2,115\u00a0ft away';
    expect(screen.getByRole('link', { name: 'The Print Room', description })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  it('names the directions to the nearest business while it is out of reach', async () => {
    const far = businesses.map((each) => ({ ...each, latitude: each.latitude + 0.002 }));
    const { user, location } = showBusinessesPage({
      at: '/businesses?show=nearby',
      eventData: readyEventData({ catalog: { businesses: far } }),
    });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(0);
    expect(screen.getAllByText('Get Directions')).toHaveLength(1);
    // Buttons of one style differ only if one is the main action.
    const styleOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(styleOf('Get directions to Vino Veritas')).not.toBe(styleOf('Check in at Vino Veritas'));
  });

  it('shows a message when no business is near', async () => {
    const far = businesses.map((business) => ({ ...business, latitude: 40 }));
    const { user, location } = showBusinessesPage({
      at: '/businesses?show=nearby',
      eventData: readyEventData({ catalog: { businesses: far } }),
    });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(0);
    expect(screen.getByText(/Nothing within 0.5 mi of you/)).toBeTruthy();
    act(() => chooseUnits('metric'));
    expect(screen.getByText(/Nothing within 800 m of you/)).toBeTruthy();
    act(() => chooseUnits('automatic'));
  });

  it('lists all businesses and explains the setting when permission is denied', async () => {
    const { user, location } = showBusinessesPage({ at: '/businesses?show=nearby' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.fail('denied');
    expect(screen.getByText(/We couldn’t find you/).textContent).toMatch(/allow Location/);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
