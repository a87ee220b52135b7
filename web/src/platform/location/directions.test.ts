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

// spec: 2.71, A2.8
test('the way is walked', () => {
  expect(walkingUrl(vino)).toBe(web);
});

// spec: A2.11
test('a place is named with its address; without one it is where its coordinates are', () => {
  expect(walkingUrl({ ...vino, address: '' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=38.149781%2C-79.075453&travelmode=walking',
  );
});

test('on a desktop the maps service opens in a tab', () => {
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
] as const)('on %s its maps app opens, walking', (platform, app) => {
  const { device, opened, cover } = fakeDevice(platform);
  openDirections(vino, device);
  cover();
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([app]);
});

// spec: 7.31, A2.9
test('where no app comes to the front, the web opens after 1 second', () => {
  const { device, opened } = fakeDevice('android');
  openDirections(vino, device);
  vi.advanceTimersByTime(999);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(opened.at(-1)).toBe(`tab ${web}`);
});
