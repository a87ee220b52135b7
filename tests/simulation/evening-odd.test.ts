import { expect, it } from 'vitest';
import { describeEvenings } from '../support/simulation/describe-evenings.ts';
import { simulateEvening } from '../support/simulation/evening.ts';

describeEvenings(1);

it('replays a seed exactly', async () => {
  for (const seed of [3, 11]) {
    const { events } = await simulateEvening(seed);
    expect(events.length).toBeGreaterThan(50);
    expect((await simulateEvening(seed)).events).toEqual(events);
  }
});
