import { expect, it } from 'vitest';
import { pagesOfServer, runtimeCaching } from './runtime-caching.ts';

const source = 'https://tiles.example.org/v1/{z}/{x}/{y}.png';
const saved = runtimeCaching(source).filter(({ handler }) => handler !== 'NetworkOnly');

it('limits the entries of each cache, and deletes all when the device is full', () => {
  const bounds = saved.map(({ expiration }) => expiration);
  expect(bounds).toEqual(
    [60, 150, 500].map((maxEntries) => ({ maxEntries, purgeOnQuotaError: true })),
  );
});

it('serves viewed map tiles from the cache, and no other requests', () => {
  const [tiles] = saved.slice(-1);
  expect(tiles?.handler).toBe('CacheFirst');
  expect(tiles?.urlPattern.test('https://tiles.example.org/v1/14/2/3.png')).toBe(true);
  expect(tiles?.urlPattern.test('https://other.example.org/?https://tiles.example.org/v1/')).toBe(
    false,
  );
  const [ofAny] = runtimeCaching('https://{s}.tiles.example.org/{z}/{x}/{y}.png').slice(-1);
  expect(ofAny?.urlPattern.test('https://a.tiles.example.org/1/2/3.png')).toBe(true);
  expect(ofAny?.urlPattern.test('https://walk.example.org/api/events')).toBe(false);
  expect(runtimeCaching('')).toHaveLength(3);
});

it('signs out on the device when the server does not respond', () => {
  const [rule] = runtimeCaching('').filter(({ urlPattern }) => urlPattern.test('/api/logout'));
  expect(rule).toMatchObject({ handler: 'NetworkOnly', networkTimeoutSeconds: 5 });
});

it.each([
  ['/api/logout', true],
  ['/dev/mail', true],
  ['/robots.txt', true],
  ['/pictures/vino-veritas.svg', true],
  ['/', false],
  ['/waiver/A7K2M9', false],
  ['/businesses?search=mr.cork', false],
  ['/api', false],
])('leaves pages of the server to it: %s %s', (path, isOfServer) => {
  expect(pagesOfServer.some((each) => each.test(path))).toBe(isOfServer);
});
