import { describe, expect, it } from 'vitest';
import {
  countedRate,
  countsBottles,
  forecastRunOut,
  isRunOutNear,
  likelyRunOuts,
  type WalkRate,
  walkRate,
} from './run-out.ts';

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

/** Returns 9 hours of an event of 12 with 12 visits an hour, of which the last 6 are counted. */
function longFlow() {
  const intervals = Array.from({ length: 36 }, (_, index) => ({
    startTime: time(180 + index * 10),
    endTime: time(190 + index * 10),
    count: 2,
  }));
  return {
    event: { startTime: time(0), endTime: time(720) },
    intervals,
    now: start + 540 * minuteMs,
  };
}
/** Twenty bottles that were opened evenly in these hours, one for 5.4 visits. */
const openedEvenly = Array.from({ length: 20 }, (_, index) => time(index * 27));

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

  it('takes the rate of a long event from the hours whose visits are counted', () => {
    const walk = { bottles: 10, visits: 54 };
    const stock = { bottles: 24, openedBottles: openedEvenly, walk };
    const flow = longFlow();
    const at = Date.parse(forecastRunOut(flow, stock)?.at ?? '');
    // Four bottles are left, of 27 minutes each.
    expect(Math.round((at - flow.now) / minuteMs)).toBe(111);
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

  it('adds no bottles from before the visits that are counted', () => {
    const shop = { flow: longFlow(), openedBottles: openedEvenly };
    const { bottles, visits } = walkRate([shop], { bottles: 16, visits: 100 });
    expect(bottles).toBe(16 + 13);
    expect(visits).toBeCloseTo(100 + 66.6);
  });
});

const bottlesOf = (businessId: string, bottles: number | null, ...opened: number[]) => ({
  businessId,
  bottles,
  openedBottles: opened.map(time),
});

it('countedRate leaves out shops that opened no bottle', () => {
  const shops = [bottlesOf('vino', 24, 0, 10), bottlesOf('cask', 90), bottlesOf('loom', null, 5)];
  const visits = { vino: [20, 14], cask: [40], bean: [9] };
  expect(countedRate(shops, visits)).toEqual({ bottles: 3, visits: 34 });
});

it('countsBottles is true for a number before the event, or a bottle that was opened', () => {
  const shops = [bottlesOf('vino', 0), bottlesOf('loom', null, 5), bottlesOf('bean', null)];
  expect(shops.map(countsBottles)).toEqual([true, true, false]);
});

it('likelyRunOuts forecasts open shops that said how many bottles they have, by the rate of all', () => {
  const shops = [
    bottlesOf('vino', 15),
    bottlesOf('cask', 15),
    bottlesOf('loom', null, 0, 30),
    bottlesOf('bean', 90),
  ].map((shop) => ({ ...shop, flow: flowOf(10) }));
  const closed = { cask: { status: 'closed' as const, sinceAt: time(0) } };
  const forecasts = likelyRunOuts({ businessStatus: closed }, shops, oneForTen);
  const walk = walkRate(shops, oneForTen);
  expect(walk).not.toEqual(oneForTen);
  expect([...forecasts]).toEqual([
    ['vino', forecastRunOut(flowOf(10), { bottles: 15, openedBottles: [], walk })],
  ]);
});

it('isRunOutNear is true from 30 minutes before', () => {
  const forecast = { at: time(30), from: time(0), until: time(60) };
  expect([isRunOutNear(forecast, start), isRunOutNear(forecast, start - 1)]).toEqual([true, false]);
});
