import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<number>(() => undefined);

it('returns a result that arrives in time', async () => {
  await expect(withTimeout('Stamp', 1000, Promise.resolve(7))).resolves.toBe(7);
});

it('rejects with the error of the work', async () => {
  await expect(withTimeout('Stamp', 1000, Promise.reject(new Error('no door')))).rejects.toThrow(
    'no door',
  );
});

it('rejects with the name of the work and the current state after the timeout', async () => {
  const currentState = () => Promise.resolve('The page is blank.');
  await expect(withTimeout('Stamp', 20, never, currentState)).rejects.toThrow(
    'Stamp: not within 0.02 s. The page is blank.',
  );
});
