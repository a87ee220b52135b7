import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DirectionsDevice, openDirections, walkingUrl } from './directions.ts';

const vino = { latitude: 38.149781, longitude: -79.075453 };
const web =
  'https://www.google.com/maps/dir/?api=1&destination=38.149781%2C-79.075453&travelmode=walking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeDevice(platform: DirectionsDevice['platform']) {
  const opened: string[] = [];
  let isCovered = false;
  const device: DirectionsDevice = {
    platform,
    openTab: (url) => opened.push(`tab ${url}`),
    openApp: (url) => opened.push(`app ${url}`),
    isCovered: () => isCovered,
  };
  return { device, opened, cover: () => (isCovered = true) };
}

// spec: 2.71, A2.8
test('the way is walked', () => {
  expect(walkingUrl(vino)).toBe(web);
});

test('on a desktop the maps service opens in a tab', () => {
  const { device, opened } = fakeDevice('desktop');
  openDirections(vino, device);
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([`tab ${web}`]);
});

test.each([
  ['ios', 'app maps://?daddr=38.149781,-79.075453&dirflg=w'],
  ['android', 'app google.navigation:q=38.149781,-79.075453&mode=w'],
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
