import { describe, expect, it } from 'vitest';
import {
  areResultsDue,
  isFinalCount,
  isSurveyDue,
  lateActionsUntil,
  tooEarlyProblem,
} from './results-due.ts';

const endTime = '2026-11-20T21:00:00.000Z';
const hourMs = 60 * 60_000;
const after = (hours: number, ms = 0) => Date.parse(endTime) + hours * hourMs + ms;
const time = (hours: number) => new Date(after(hours)).toISOString();

it('lateActionsUntil returns the time a day after the end', () => {
  expect(lateActionsUntil(endTime)).toBe('2026-11-21T21:00:00.000Z');
});

it('tooEarlyProblem names the end, until which there are no results', () => {
  const event = { name: 'Autumn Wine Walk', endTime, timeZone: 'America/New_York' };
  expect(tooEarlyProblem(event, after(0, -1))).toMatchObject({
    problem: 'results-too-early',
    details: { event: 'Autumn Wine Walk', opensAt: endTime },
  });
  expect(tooEarlyProblem(event, after(0))).toBeUndefined();
});

describe('areResultsDue', () => {
  it('returns true from the end on when nothing was counted', () => {
    expect([-1, 0].map((ms) => areResultsDue(endTime, undefined, after(0, ms)))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [0, 1],
    [1, 3],
    [3, 8],
    [8, 24],
  ])('returns true %i hours after the end until it is counted, and again after %i', (at, next) => {
    const counted = { countedAt: time(at) };
    expect(areResultsDue(endTime, counted, after(at))).toBe(false);
    expect(areResultsDue(endTime, counted, after(next, -1))).toBe(false);
    expect(areResultsDue(endTime, counted, after(next))).toBe(true);
    const before = { countedAt: new Date(after(at, -1)).toISOString() };
    expect(areResultsDue(endTime, before, after(at))).toBe(true);
  });

  it('returns false when counted a day after the end, until the event is moved', () => {
    const final = { countedAt: time(24) };
    expect(areResultsDue(endTime, final, after(1000))).toBe(false);
    expect(areResultsDue(time(100), final, after(100, -1))).toBe(false);
    expect(areResultsDue(time(100), final, after(100))).toBe(true);
  });
});

describe('isFinalCount', () => {
  it('returns true a day after the end, until the event is moved', () => {
    expect(isFinalCount(endTime, { countedAt: time(23) })).toBe(false);
    expect(isFinalCount(endTime, { countedAt: time(24) })).toBe(true);
    expect(isFinalCount(time(100), { countedAt: time(24) })).toBe(false);
  });
});

describe('isSurveyDue', () => {
  const due = (countedAt: number, surveyCountedAt: number | null, now: number) =>
    isSurveyDue(
      endTime,
      {
        countedAt: time(countedAt),
        surveyCountedAt: surveyCountedAt === null ? null : time(surveyCountedAt),
      },
      now,
    );

  it('returns true two days after the end, and each day until a week after it', () => {
    expect(due(24, null, after(48, -1))).toBe(false);
    expect(due(24, null, after(48))).toBe(true);
    for (const day of [2, 3, 4, 5, 6]) {
      expect(due(24, day * 24, after((day + 1) * 24, -1))).toBe(false);
      expect(due(24, day * 24, after((day + 1) * 24))).toBe(true);
    }
    expect(due(24, 7 * 24, after(1000))).toBe(false);
  });
});
