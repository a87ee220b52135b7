import '../../../support/check-in-setup.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  eventDataFixture,
  expectSheetToClose,
  showCheckIn,
} from '../../../support/check-in-sheet.tsx';
import { fakeLocation } from '../../../support/fake-location.ts';
import { setWishlisted } from '../../shared/wishlist.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('<ProximityStep>', () => {
  it('explains the reason before requesting the location, and requests it only on a click', async () => {
    const location = fakeLocation('prompt');
    const { user, begin } = showCheckIn({ location });
    await begin();
    expect(await screen.findByText(/Your browser will ask for your location/)).toBeTruthy();
    expect(location.watchCount()).toBe(0);
    await user.click(await button('Use my location'));
    expect(location.watchCount()).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Finding you…');
  });

  it('shows the check-in radius', async () => {
    const { begin } = showCheckIn();
    await begin();
    expect(await screen.findByText('Check in within 165 ft of the stop.')).toBeTruthy();
  });

  it('shows no business until the nearest one is known', async () => {
    const { begin, location } = showCheckIn({ location: fakeLocation('prompt') });
    await begin();
    await button('Choose a stop');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    act(() => location.store.locate());
    await location.find(130);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('announces distance and advice once, with a space between', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(130);
    await button('Check in at The Print Room');
    const spoken = [...document.querySelectorAll('.proximity *')]
      .filter((element) => element.children.length === 0 && !element.closest('[aria-hidden]'))
      .filter(({ textContent }) => textContent.includes('away'));
    expect(spoken).toHaveLength(1);
    const shown = document.querySelector('.proximity')?.textContent;
    expect(shown).toMatch(/ft away\./);
    expect(shown).not.toMatch(/ftaway/);
  });

  it('selects the nearest unvisited business', async () => {
    const eventData = eventDataFixture({ progress: { visits: { vino: verified(10) } } });
    const { begin, location } = showCheckIn({ eventData });
    await begin();
    await location.find(0);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('proposes the next stop of the route when no business is near', async () => {
    setWishlisted('rail', true);
    onTestFinished(() => void setWishlisted('rail', false));
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(-200);
    expect(await button('Check in at The Brass Rail')).toBeTruthy();
    await location.find(-55);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('keeps the selected business while two are about equally near', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(68);
    await button('Check in at Vino Veritas');
    await location.find(75);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
    await location.find(85);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('updates distance and accuracy', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(130, 80);
    expect(await screen.findByText('Accurate to 260 ft')).toBeTruthy();
    await location.find(60, 20);
    expect(screen.getByText('Accurate to 65 ft')).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('195 ft')).toBeTruthy();
    // The readout uses one system of units.
    expect(sheet.queryByText(/\d m\b/)).toBeNull();
    await location.find(20, null);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(sheet.getByText('65 ft')).toBeTruthy();
    expect(sheet.queryByText(/Accurate/)).toBeNull();
  });

  it('announces the shown distance and the expected result, again after 50 m', async () => {
    const { begin, location } = showCheckIn();
    await begin('At the Print Room');
    await location.find(20);
    const statusText = () => screen.getByRole('status').textContent;
    expect(screen.getByText('395 ft')).toBeTruthy();
    expect(statusText()).toBe('395\u00a0ft away. Get a little closer to check in.');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await location.find(40);
    expect(screen.getByText('330 ft')).toBeTruthy();
    expect(statusText()).toBe('395\u00a0ft away. Get a little closer to check in.');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await location.find(72);
    expect(statusText()).toBe('225\u00a0ft away. Get a little closer to check in.');
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await location.find(130, 70);
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(statusText()).toBe('35\u00a0ft away. Still finding you. Hang on, or step outside.');
    await location.find(135, 8);
    expect(statusText()).toMatch(/ft away\. You’re close enough to check in\.$/);
  });

  it('has directions as the main action at 225 ft, and the check-in at the door', async () => {
    const { begin, location } = showCheckIn();
    await begin('At the Print Room');
    await location.find(72);
    const styleOf = async (name: string) => (await button(name)).className;
    const far = await styleOf('Check in at The Print Room');
    expect(await styleOf('Get directions to The Print Room')).not.toBe(
      await styleOf('Scan venue code'),
    );
    await location.find(135, 8);
    expect(await styleOf('Check in at The Print Room')).not.toBe(far);
    expect(screen.queryByRole('button', { name: /^Get directions/ })).toBeNull();
  });

  it('disables the check-in beyond 500 m, with the reason and directions', async () => {
    const { begin, location } = showCheckIn();
    await begin('At the Print Room');
    await location.find(-400, 20);
    const main = await button('Check in at The Print Room');
    expect(main.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(main.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/^You’re too far to check in/);
    expect(screen.queryByText(/^Accurate to/)).toBeNull();
    expect(await button('Get directions to The Print Room')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await location.find(-300, 20);
    expect(main.getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByText(/^Accurate to/)).toBeTruthy();
    expect(await button('Get directions to The Print Room')).toBeTruthy();
  });

  it('warns about a jumping location', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(10);
    await location.find(310);
    expect(screen.getByRole('status').textContent).toContain('GPS is jumpy here.');
  });

  it('lists other businesses, nearest first, and keeps the selected one', async () => {
    const { user, begin, location } = showCheckIn();
    await begin();
    await location.find(5);
    await user.click(await button('Choose another stop'));
    const list = screen.getByRole('list', { name: 'Which stop are you at?' });
    const names = within(list).getAllByRole('button');
    expect(names.map((name) => name.textContent)).toEqual([
      expect.stringMatching(/^The Print Room.*445\u00a0ft/),
      // In the unit of the nearest one.
      expect.stringMatching(/^The Brass Rail.*1,295\u00a0ft/),
    ]);
    await user.click(names[1] as HTMLElement);
    expect(await button('Check in at The Brass Rail')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose another stop');
    await location.find(0);
    expect(await button('Check in at The Brass Rail')).toBeTruthy();
  });

  it('closes by button and Escape and returns the focus', async () => {
    const { user, begin } = showCheckIn();
    await begin();
    await user.click(await button('Close'));
    await expectSheetToClose();
    await begin();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expectSheetToClose();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Quick Check-in'));
  });
});
