import { describe, expect, it } from 'vitest';
import { limitedQueue, QueueFullError } from './limited-queue.ts';

/** Work that ends on request. */
function controlledWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work =
    (number: number, isFailing = false) =>
    () => {
      started.push(number);
      return new Promise<number>((resolve, reject) => {
        ends[number] = () => (isFailing ? reject(new Error('failed')) : resolve(number));
      });
    };
  return { started, ends, work };
}

describe('limitedQueue', () => {
  it('runs a few at a time in order, and refuses what would wait too long', async () => {
    const { started, ends, work } = controlledWork();
    const queue = limitedQueue({ running: 2, waiting: 2 });
    const results = [0, 1, 2, 3].map((number) => queue(work(number)));
    await expect(queue(work(4))).rejects.toThrow(QueueFullError);
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    expect(await results[1]).toBe(1);
    await expect.poll(() => started).toEqual([0, 1, 2]);
    results.push(queue(work(5)));
    for (const number of [0, 2, 3, 5]) {
      await expect.poll(() => started).toContain(number);
      ends[number]?.();
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 5]);
    expect(started).toEqual([0, 1, 2, 3, 5]);
  });

  it('continues after a failure', async () => {
    const { ends, work } = controlledWork();
    const queue = limitedQueue({ running: 1, waiting: 1 });
    const failing = queue(work(0, true));
    const next = queue(async () => 'next');
    ends[0]?.();
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue(async () => 'again')).toBe('again');
  });
});
