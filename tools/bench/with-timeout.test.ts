import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<number>(() => undefined);

it('what comes in its time is answered', async () => {
  await expect(withTimeout('Stamp', 1000, Promise.resolve(7))).resolves.toBe(7);
});

it('what fails fails with its own error', async () => {
  await expect(withTimeout('Stamp', 1000, Promise.reject(new Error('no door')))).rejects.toThrow(
    'no door',
  );
});

it('what never comes ends with its name and what is there instead', async () => {
  const found = () => Promise.resolve('The page is blank.');
  await expect(withTimeout('Stamp', 20, never, found)).rejects.toThrow(
    'Stamp: not within 0.02 s. The page is blank.',
  );
});
