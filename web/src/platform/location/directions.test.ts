import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DirectionsDevice, openDirections, walkingUrl } from './directions.ts';

const vino = {
  name: 'Vino Veritas',
  address: '14 Mill Street, Harlow, VA',
  latitude: 38.149781,
  longitude: -79.075453,
};
const destination = 'Vino+Veritas%2C+14+Mill+Street%2C+Harlow%2C+VA';
const web = `https://www.google.com/maps/dir/?api=1&destination=${destination}&travelmode=walking`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeDevice(platform: DirectionsDevice['platform']) {
  const opened: string[] = [];
  let isCovered = false;
  const device: DirectionsDevice = {
    platform,
    openTab: (url) => opened.push(`tab ${url}`),
    openApp: (url) => opened.push(`app ${url}`),
    isHidden: () => isCovered,
  };
  return { device, opened, cover: () => (isCovered = true) };
}

test('uses walking directions', () => {
  expect(walkingUrl(vino)).toBe(web);
});

test('names a place with its address, else its coordinates', () => {
  expect(walkingUrl({ ...vino, address: '' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=38.149781%2C-79.075453&travelmode=walking',
  );
});

test('opens the maps service in a tab on a desktop', () => {
  const { device, opened } = fakeDevice('desktop');
  openDirections(vino, device);
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([`tab ${web}`]);
});

test.each([
  ['ios', 'app maps://?daddr=Vino%20Veritas%2C%2014%20Mill%20Street%2C%20Harlow%2C%20VA&dirflg=w'],
  [
    'android',
    'app google.navigation:q=Vino%20Veritas%2C%2014%20Mill%20Street%2C%20Harlow%2C%20VA&mode=w',
  ],
] as const)('opens the maps app with walking directions on %s', (platform, app) => {
  const { device, opened, cover } = fakeDevice(platform);
  openDirections(vino, device);
  cover();
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([app]);
});

test('opens the web page if no app appears within 1 second', () => {
  const { device, opened } = fakeDevice('android');
  openDirections(vino, device);
  vi.advanceTimersByTime(999);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(opened.at(-1)).toBe(`tab ${web}`);
});
