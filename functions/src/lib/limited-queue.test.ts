import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
    const queue = limitedQueue({ running: 2, waiting: 2, waitingMs: 60_000 });
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

  it('refuses work that has waited too long, and starts the rest in order', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { started, ends, work } = controlledWork();
    const queue = limitedQueue({ running: 1, waiting: 2, waitingMs: 3000 });
    const first = queue(work(0));
    const late = queue(work(1));
    const refused = expect(late).rejects.toThrow(QueueFullError);
    await vi.advanceTimersByTimeAsync(2999);
    const last = queue(work(2));
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    ends[0]?.();
    expect(await first).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started).toEqual([0, 2]);
    ends[2]?.();
    expect(await last).toBe(2);
  });

  it('passes the turn of work that hangs on, once', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { started, ends, work } = controlledWork();
    const queue = limitedQueue({ running: 1, waiting: 2, waitingMs: 60_000 });
    const results = [0, 1, 2].map((number) => queue(work(number)));
    await vi.advanceTimersByTimeAsync(24_999);
    expect(started).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0, 1]);
    ends[0]?.();
    expect(await results[0]).toBe(0);
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    ends[2]?.();
    expect(await Promise.all(results)).toEqual([0, 1, 2]);
  });

  it('runs the waiting work after a failure', async () => {
    const { ends, work } = controlledWork();
    const queue = limitedQueue({ running: 1, waiting: 1, waitingMs: 60_000 });
    const failing = queue(work(0, true));
    const next = queue(async () => 'next');
    ends[0]?.();
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue(async () => 'again')).toBe('again');
  });
});
