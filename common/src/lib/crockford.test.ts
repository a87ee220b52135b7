import { expect, it } from 'vitest';
import { encodeCrockford32 } from './crockford.ts';

it('encodeCrockford32 encodes every byte as one unmistakable character', () => {
  expect(encodeCrockford32(Uint8Array.of(0, 9, 10, 31, 32, 255))).toBe('09AZ0Z');
  const all = encodeCrockford32(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect(all).not.toMatch(/[ILOU]/);
  expect(new Set(all).size).toBe(32);
  // Each character is equally frequent.
  expect([...all].filter((character) => character === 'K')).toHaveLength(8);
});
