import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'check-in-success.css'), 'utf8');

it('the moment of a stamp ends after 1.5 seconds, with or without an unlocked reward', () => {
  const ends = [...sheet.matchAll(/animation: ([\w-]+) (\d+)ms (\d+)ms/g)].map(
    ([, name, duration, delay]) => [name, Number(duration) + Number(delay)] as const,
  );
  expect(Object.fromEntries(ends)).toEqual({
    'moment-ripple': 1200,
    'moment-fill': 1000,
    'moment-grow': 1500,
    'moment-reveal': 1500,
  });
});
