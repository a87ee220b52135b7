import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { movedRuleTimes } from './rule-times.ts';

const day = 24 * 60;
const times = (from: number, until: number) => ({ startTime: at(from), endTime: at(until) });
const evening = times(0, 240);
const always = {
  windowStartTime: null,
  windowEndTime: null,
  activeFromTime: null,
  activeUntilTime: null,
};
const earlyBirds = { ...always, windowStartTime: at(-30), windowEndTime: at(60) };

describe('movedRuleTimes', () => {
  it('shifts the times with an event that is moved to another day, and back', () => {
    const moved = { ...always, windowStartTime: at(day - 30), windowEndTime: at(day + 60) };
    const next = times(day, day + 300);
    expect(movedRuleTimes(earlyBirds, evening, next)).toEqual(moved);
    expect(movedRuleTimes(moved, next, evening)).toEqual(earlyBirds);
  });

  it('shifts the end of a period without a start', () => {
    const early = { ...always, activeUntilTime: at(180) };
    expect(movedRuleTimes(early, evening, times(day, day + 240))).toEqual({
      ...always,
      activeUntilTime: at(day + 180),
    });
  });

  it.each([
    ['of an event that starts later on the same evening', earlyBirds, times(90, 300)],
    ['that a rule does not have', always, times(day, day + 240)],
    [
      'of a rule that counts on the new day',
      { ...always, activeFromTime: at(0) },
      times(day, day + 240),
    ],
    [
      'that staff moved to the new day before',
      { ...always, windowStartTime: at(day), windowEndTime: at(day + 60) },
      times(day, day + 240),
    ],
  ])('keeps the times %s', (_, rule, after) => {
    expect(movedRuleTimes(rule, evening, after)).toBeUndefined();
  });
});
