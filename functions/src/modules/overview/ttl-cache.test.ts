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
  const ask = counting();
  const within = [0, 0, 1, 4999].map((now) => ask('autumn', now));
  expect(await Promise.all(within)).toEqual([1, 1, 1, 1]);
  expect(await ask('autumn', 5000)).toBe(2);
});

it('cacheWithTtl distinguishes keys', async () => {
  const ask = counting();
  expect([await ask('autumn', 0), await ask('spring', 0)]).toEqual([1, 2]);
});

it('cacheWithTtl does not cache failures', async () => {
  const ask = counting((count) =>
    count === 1 ? Promise.reject(new Error('no')) : Promise.resolve(count),
  );
  await expect(ask('autumn', 0)).rejects.toThrow('no');
  expect(await ask('autumn', 1)).toBe(2);
});
