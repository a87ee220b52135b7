import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { captureTime } from './capture-time.ts';

const now = Date.parse(at(60));
const minutes = (count: number) => count * 60_000;

describe('captureTime', () => {
  it.each([
    ['at once', { capturedAt: at(60), sentAt: at(60) }, now],
    ['ten minutes ago', { capturedAt: at(50), sentAt: at(60) }, now - minutes(10)],
    [
      'by a clock that is three days fast',
      { capturedAt: at(4370), sentAt: at(4380) },
      now - minutes(10),
    ],
    [
      'by a clock that is a year slow',
      { capturedAt: at(-525_610), sentAt: at(-525_600) },
      now - minutes(10),
    ],
    ['by a clock set back in between', { capturedAt: at(80), sentAt: at(60) }, now],
    ['without either time', {}, now],
    ['without the time of sending', { capturedAt: at(10), sentAt: null }, now],
    ['without the time of the press', { capturedAt: null, sentAt: at(60) }, now],
  ])('%s', (_, attempt, expected) => {
    expect(captureTime(attempt, now)).toBe(expected);
  });

  it('is independent of a wrong device clock and never in the future', () => {
    const offset = fc.integer({ min: -500_000, max: 500_000 });
    const elapsed = fc.integer({ min: -1000, max: 5000 });
    fc.assert(
      fc.property(offset, elapsed, (skew, ago) => {
        const attempt = { capturedAt: at(skew), sentAt: at(skew + ago) };
        expect(captureTime(attempt, now)).toBe(now - minutes(Math.max(0, ago)));
      }),
    );
  });
});
