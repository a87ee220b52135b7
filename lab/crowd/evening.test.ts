import { expect, test } from 'vitest';
import { demoDesk, demoStops, simulateEvening } from './evening.ts';

test.each([500, 2000])(
  'halves the crowd at the fullest stop of %i people for at most 15% more walking',
  (people) => {
    const stops = demoStops();
    const evening = { people, startMs: 45 * 60_000 };
    const shortest = simulateEvening(demoDesk, stops, { ...evening, isCrowdAware: false });
    const quiet = simulateEvening(demoDesk, stops, { ...evening, isCrowdAware: true });
    expect(quiet.peak).toBeLessThanOrEqual(shortest.peak * 0.5);
    expect(quiet.metersPerGroup).toBeLessThanOrEqual(shortest.metersPerGroup * 1.15);
  },
  60_000,
);
