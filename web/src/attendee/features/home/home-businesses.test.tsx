import { act, screen, within } from '@testing-library/react';
import { catalogBusiness, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { north } from '../../../support/fake-location.ts';
import {
  banner,
  businesses,
  eventDataFixture,
  listed,
  section,
  show3,
  showHomePage,
} from '../../../support/home-page.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

describe('<BusinessesSection>', () => {
  it('shows the next three unvisited businesses in route order', async () => {
    const { location } = showHomePage({
      eventData: eventDataFixture({ progress: { visits: { vino: verified(1) } } }),
    });
    expect(listed()).toHaveLength(3);
    act(() => location.store.locate());
    await location.find(100);
    expect(listed()).toEqual(['The Print Room', 'The Brass Rail', 'Lantern & Loom']);
  });

  it('shows category, distance and state of each business and links to its sheet', async () => {
    const { location } = showHomePage();
    act(() => location.store.locate());
    await location.find(0);
    const [card] = within(section('Participating businesses')).getAllByRole('listitem');
    expect(card?.textContent).toContain('Wine Bar');
    expect(card?.textContent).toContain('10\u00a0ft away');
    expect(card?.textContent).toContain('Special Reward');
    const description = 'Wine Bar\u00a0· 10\u00a0ft away';
    const link = screen.getByRole('link', { name: 'Vino Veritas', description });
    expect(link.getAttribute('href')).toBe('/businesses?business=vino');
  });

  it('shows the distances of the list in one unit', async () => {
    const { location } = showHomePage({ at: '/?show=all' });
    act(() => location.store.locate());
    await location.find(320);
    const list = section('Participating businesses').textContent ?? '';
    expect(list.match(/[\d,.]+\s(ft|mi)/g)).toEqual([
      '1,050\u00a0ft',
      '655\u00a0ft',
      '260\u00a0ft',
      '130\u00a0ft',
      '2,885\u00a0ft',
    ]);
  });

  it('shows all businesses in event order for All and updates the URL', async () => {
    const { user } = showHomePage();
    await user.click(show3('All'));
    expect(listed()).toEqual(businesses.map(({ name }) => name));
    expect(testHistory.url).toBe('/?show=all');
    expect(show3('All').getAttribute('aria-pressed')).toBe('true');
    await user.click(show3('All'));
    expect(listed()).toHaveLength(3);
    expect(testHistory.url).toBe('/');
  });

  it('shows stamped businesses with their time for Visited', () => {
    const visits = { rail: verified(42), print: pending(50) };
    showHomePage({ eventData: eventDataFixture({ progress: { visits } }), at: '/?show=visited' });
    expect(listed()).toEqual(['The Brass Rail']);
    const card = within(section('Participating businesses')).getByRole('listitem');
    expect(card.textContent).toContain('Visited 1:42 PM');
    expect(within(card).getByRole('img', { name: /The Brass Rail stamp/ })).toBeTruthy();
  });

  it('suggests where to begin for Visited without a visit', () => {
    showHomePage({ at: '/?show=visited' });
    expect(screen.getByText('No stamps yet. Your first stop is waiting.')).toBeTruthy();
  });

  it('shows businesses within half a mile, nearest first, for Nearby and requests the location on a click', async () => {
    const { user, location } = showHomePage({ at: '/?show=nearby' });
    expect(listed()).toHaveLength(5);
    expect(location.watchCount()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(300);
    expect(listed()).toEqual([
      'The Brass Rail',
      'Lantern & Loom',
      'The Print Room',
      'Vino Veritas',
    ]);
    await location.find(3000);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText('Nothing near you right now.')).toBeTruthy();
  });

  it('returns through the filters on back and ignores an unknown filter', async () => {
    const { user } = showHomePage({ at: '/?show=everything' });
    expect(listed()).toHaveLength(3);
    await user.click(show3('All'));
    await user.click(show3('Visited'));
    await act(async () => testHistory.goBack());
    expect(listed()).toHaveLength(5);
  });

  it('shows a message when every business is visited', () => {
    const visits = Object.fromEntries(businesses.map(({ id }, at) => [id, verified(at)]));
    showHomePage({ eventData: eventDataFixture({ progress: { visits } }) });
    expect(screen.getByText('You made every stop. Nice work!')).toBeTruthy();
  });

  it('excludes a business with a queued check-in from the next ones', () => {
    const checkIn = { queuedBusinessIds: new Set(['vino', 'rail']) };
    showHomePage({ checkIn });
    expect(listed().toSorted()).toEqual(['Lantern & Loom', 'Old Mill', 'The Print Room']);
  });

  it('renders names with 200 characters, emoji and right-to-left text', () => {
    const names = ['W'.repeat(200), '🍷 Bar 👩‍🍳', 'حانة الزيتون'];
    const businesses = names.map((name, at) => catalogBusiness(`b${at}`, { name }));
    showHomePage({ eventData: eventDataFixture({ catalog: { businesses } }) });
    for (const name of names) expect(screen.getByText(name).getAttribute('dir')).toBe('auto');
  });

  it('renders 60 businesses', () => {
    const businesses = Array.from({ length: 60 }, (_, at) =>
      catalogBusiness(`b${at}`, { name: `Door ${at}`, latitude: north(at * 40) }),
    );
    showHomePage({ eventData: eventDataFixture({ catalog: { businesses } }), at: '/?show=all' });
    expect(listed()).toHaveLength(60);
    expect(banner().textContent).toContain('0 of 60 stops');
  });
});
