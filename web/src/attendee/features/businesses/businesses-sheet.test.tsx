import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogBusiness, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  card,
  eventDataWith,
  names,
  showBusinessesPage,
} from '../../../support/businesses-page.tsx';
import { readyEventData } from '../../../support/test-event-data.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

describe('check-in buttons', () => {
  it('starts a check-in at the business of the card', async () => {
    const start = vi.fn();
    const { user } = showBusinessesPage({ checkIn: { start } });
    await user.click(screen.getByRole('button', { name: 'Check in at The Brass Rail' }));
    expect(start).toHaveBeenCalledExactlyOnceWith('rail');
  });

  it('hides the check-in for a verified visit and offers it again for a pending one', () => {
    const visits = { vino: verified(), print: pending() };
    showBusinessesPage({ eventData: eventDataWith({ progress: { visits } }) });
    expect(screen.queryByRole('button', { name: /at Vino Veritas/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check in again at The Print Room' })).toBeTruthy();
  });

  it.each([
    ['before the start', { startTime: '2026-11-20T21:00:00.000Z' }, /Check-in opens at/],
    ['after the end', { endTime: '2026-11-20T19:00:00.000Z' }, /The walk is over/],
  ])('hides the check-in %s', (_, event, message) => {
    showBusinessesPage({ at: '/businesses?business=vino', eventData: eventDataWith({ event }) });
    expect(screen.queryByRole('button', { name: /^Check in at/ })).toBeNull();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('<BusinessSheet>', () => {
  it.each([
    ['verified', verified(), /Visited/],
    ['verified at an unknown time', { ...verified(), checkInTime: null }, /Visited/],
    ['pending', pending(), /Pending|confirm/],
  ])('says once that a visit is %s', (_, visit, said) => {
    const eventData = eventDataWith({ progress: { visits: { vino: visit } } });
    showBusinessesPage({ at: '/businesses?business=vino', eventData });
    expect(within(screen.getByRole('dialog')).getAllByText(said)).toHaveLength(1);
  });

  it('opens the sheet from its card, updates the URL, and returns to the previous URL on closing', async () => {
    const { user } = showBusinessesPage({ at: '/businesses?show=unvisited' });
    await user.click(screen.getByRole('link', { name: 'The Print Room' }));
    expect(testHistory.url).toBe('/businesses?show=unvisited&business=print');
    const sheet = await screen.findByRole('dialog', { name: 'The Print Room' });
    expect(within(sheet).getByText('A letterpress studio.')).toBeTruthy();
    expect(
      within(sheet).getByRole('button', { name: 'Get directions to The Print Room' }),
    ).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(testHistory.url).toBe('/businesses?show=unvisited'));
  });

  it('opens the sheet from the URL and closes it to the list', async () => {
    const { user } = showBusinessesPage({ at: '/businesses?business=vino' });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(testHistory.url).toBe('/businesses'));
  });

  it('starts a check-in at the business', async () => {
    const start = vi.fn();
    const { user } = showBusinessesPage({ at: '/businesses?business=vino', checkIn: { start } });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    await user.click(within(sheet).getByRole('button', { name: 'Check in at Vino Veritas' }));
    expect(start).toHaveBeenCalledExactlyOnceWith('vino');
  });

  it('has directions as the main action of a business that is out of reach', async () => {
    const stylesOfActions = async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'The Print Room' }));
      return [/^Check in at/, /^Get directions to/].map(
        (name) => sheet.getByRole('button', { name }).className,
      );
    };
    showBusinessesPage({ at: '/businesses?business=print' });
    const [checkIn, directions] = await stylesOfActions();
    cleanup();
    const { user, location } = showBusinessesPage({ at: '/businesses?show=nearby' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(0);
    await user.click(screen.getByRole('link', { name: 'The Print Room' }));
    const far = await stylesOfActions();
    expect(far[0]).not.toBe(checkIn);
    expect(far[1]).not.toBe(directions);
  });

  it('links the street address to a map search', async () => {
    showBusinessesPage({ at: '/businesses?business=vino' });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    expect(
      within(sheet)
        .getByRole('link', { name: /14 Mill Street/ })
        .getAttribute('href'),
    ).toBe('https://www.google.com/maps/search/?api=1&query=Vino+Veritas%2C+14+Mill+Street');
  });

  it('shows a message for a business that left the event', async () => {
    showBusinessesPage({ at: '/businesses?business=gone' });
    expect(await screen.findByText('This business is no longer part of the walk.')).toBeTruthy();
  });
});

describe('with unusual data', () => {
  it('shows a message and no reset button for an event without businesses', () => {
    showBusinessesPage({ eventData: readyEventData() });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(/No businesses have joined this walk yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all businesses' })).toBeNull();
  });

  it('renders a card for each of 60 businesses', () => {
    const businesses = Array.from({ length: 60 }, (_, at) => catalogBusiness(`door-${at}`));
    showBusinessesPage({ eventData: readyEventData({ catalog: { businesses } }) });
    expect(names()).toHaveLength(60);
  });

  it('omits the street address when it is empty', () => {
    const businesses = [catalogBusiness('bare', { address: '' }), catalogBusiness('vino')];
    showBusinessesPage({ eventData: readyEventData({ catalog: { businesses } }) });
    expect(document.querySelectorAll('.business-card-address')).toHaveLength(1);
  });

  it.each([
    ['200 characters', 'W'.repeat(200)],
    ['right to left', 'بيت النبيذ القديم'],
    ['emoji', '🍷👩‍👩‍👧 Wine & Family 🎉'],
  ])('shows the full name in its own text direction: %s', (_, name) => {
    showBusinessesPage({
      eventData: readyEventData({
        catalog: { businesses: [catalogBusiness('odd', { name })] },
      }),
    });
    const heading = screen.getByRole('heading', { level: 2, name });
    expect(heading.getAttribute('dir')).toBe('auto');
  });

  it('replaces a broken image with a drawing', () => {
    const imageUrl = 'https://example.com/broken.jpg';
    const businesses = [catalogBusiness('vino', { imageUrl })];
    showBusinessesPage({ eventData: readyEventData({ catalog: { businesses } }) });
    const image = card('vino').querySelector('img') as HTMLImageElement;
    act(() => void image.dispatchEvent(new Event('error')));
    expect(card('vino').querySelector('img')).toBeNull();
    expect(card('vino').querySelector('.business-drawing')).toBeTruthy();
  });
});
