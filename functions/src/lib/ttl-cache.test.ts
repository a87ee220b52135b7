import { expect, it } from 'vitest';
import { cacheWithTtl } from './ttl-cache.ts';

function counting(answer: (count: number) => Promise<number> = (count) => Promise.resolve(count)) {
  let count = 0;
  return cacheWithTtl(5000, () => {
    count += 1;
    return answer(count);
  });
}

it('cacheWithTtl reads once for all callers within the time, and again after it', async () => {
  const load = counting();
  const within = [0, 0, 1, 4999].map((now) => load('autumn', now));
  expect(await Promise.all(within)).toEqual([1, 1, 1, 1]);
  expect(await load('autumn', 5000)).toBe(2);
});

it('cacheWithTtl reads again after the clock was set back', async () => {
  const load = counting();
  expect([await load('autumn', 60_000), await load('autumn', 59_000)]).toEqual([1, 2]);
});

it('cacheWithTtl distinguishes keys', async () => {
  const load = counting();
  expect([await load('autumn', 0), await load('spring', 0)]).toEqual([1, 2]);
});

it('cacheWithTtl does not cache failures', async () => {
  const load = counting((count) =>
    count === 1 ? Promise.reject(new Error('no')) : Promise.resolve(count),
  );
  await expect(load('autumn', 0)).rejects.toThrow('no');
  expect(await load('autumn', 1)).toBe(2);
});
