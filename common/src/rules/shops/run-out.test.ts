import { describe, expect, it } from 'vitest';
import { forecastRunOut, isRunOutNear, type WalkRate, walkRate } from './run-out.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-20T18:00:00.000Z');
const time = (minute: number) => new Date(start + minute * minuteMs).toISOString();
const oneForTen = { bottles: 10, visits: 100 };

interface Case {
  bottles: number;
  /** Minutes of the event at which bottles were opened. */
  opened?: readonly number[];
  walk?: WalkRate;
  /** Visits in each of the first six intervals of 10 minutes. */
  visits?: number;
}

const event = { startTime: time(0), endTime: time(240) };
const now = start + 60 * minuteMs;

/** Returns the visits of six intervals of 10 minutes. */
function flowOf(visits: number) {
  const intervals = [0, 10, 20, 30, 40, 50].map((minute) => ({
    startTime: time(minute),
    endTime: time(minute + 10),
    count: visits,
  }));
  return { event, intervals, now };
}

/** Returns the minutes from 60 minutes into an event of 4 hours until the bottles are used up, and the range; null for never. */
function minutesLeft({ bottles, opened = [], walk = oneForTen, visits = 10 }: Case) {
  const forecast = forecastRunOut(flowOf(visits), {
    bottles,
    openedBottles: opened.map(time),
    walk,
  });
  return (
    forecast &&
    [forecast.from, forecast.at, forecast.until].map((at) =>
      Math.round((Date.parse(at) - now) / minuteMs),
    )
  );
}

describe('forecastRunOut', () => {
  it('uses the rate of the walk before the shop opened a bottle', () => {
    expect(minutesLeft({ bottles: 15 })).toEqual([42, 97, 226]);
    expect(minutesLeft({ bottles: 15, walk: { bottles: 20, visits: 100 } })?.[1]).toBe(16);
  });

  it('uses two tasting pours of a bottle for a visit before any shop of the walk opened one', () => {
    expect(minutesLeft({ bottles: 15, walk: walkRate([], null) })?.[1]).toBe(36);
  });

  it('corrects the rate by the bottles that were empty when the shop opened the last one', () => {
    expect(minutesLeft({ bottles: 10, opened: [10, 40] })?.[1]).toBe(124);
    expect(minutesLeft({ bottles: 10, opened: [10, 20, 30, 40, 50, 55] })?.[1]).toBe(51);
  });

  it('forecasts now at the earliest', () => {
    expect(minutesLeft({ bottles: 3 })).toEqual([0, 0, 0]);
  });

  it('returns null if the bottles last until the end, and without visits', () => {
    expect(minutesLeft({ bottles: 24 })).toBeNull();
    expect(minutesLeft({ bottles: 3, visits: 0 })).toBeNull();
  });
});

describe('walkRate', () => {
  const shop = (...opened: number[]) => ({ flow: flowOf(10), openedBottles: opened.map(time) });

  it('counts two tasting pours of a bottle for a visit without a walk before', () => {
    const usual = { bottles: 16, visits: 100 };
    expect(walkRate([], null)).toEqual(usual);
    expect(walkRate([], { bottles: 0, visits: 0 })).toEqual(usual);
    expect(walkRate([shop()], null)).toEqual(usual);
  });

  it('starts from the rate of the walk before, which counts as 16 bottles at most', () => {
    expect(walkRate([], { bottles: 160, visits: 2000 })).toEqual({ bottles: 16, visits: 200 });
    expect(walkRate([], { bottles: 4, visits: 50 })).toEqual({ bottles: 4, visits: 50 });
  });

  it('adds the bottles that its shops have emptied, and the visits until they opened the next', () => {
    const shops = [shop(0, 20, 40), shop(30), shop()];
    expect(walkRate(shops, { bottles: 16, visits: 200 })).toEqual({ bottles: 18, visits: 270 });
  });
});

it('isRunOutNear is true from 30 minutes before', () => {
  const forecast = { at: time(30), from: time(0), until: time(60) };
  expect([isRunOutNear(forecast, start), isRunOutNear(forecast, start - 1)]).toEqual([true, false]);
});
