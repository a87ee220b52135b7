import { describe, expect, it } from 'vitest';
import { type Evening, makeEvening } from '../../support/wine-evening.ts';
import { forecastRunOut, isRunOutNear } from './run-out.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-20T18:00:00.000Z');
const time = (minute: number) => new Date(start + minute * minuteMs).toISOString();

/** Returns the forecast of a minute from the server's data at that time. */
function forecastAt(minute: number, evening: Evening) {
  const intervals = Array.from({ length: Math.ceil(minute / 10) }, (_, at) => ({
    startTime: time(at * 10),
    endTime: time(at * 10 + 10),
    count: 0,
  }));
  for (const visit of evening.visits) {
    const interval = visit <= minute ? intervals[Math.floor(visit / 10)] : undefined;
    if (interval) interval.count += 1;
  }
  const event = { startTime: time(0), endTime: time(evening.minutes) };
  return forecastRunOut(
    { event, intervals, now: start + minute * minuteMs },
    {
      bottles: evening.bottles,
      openedBottles: evening.opened.filter((at) => at <= minute).map(time),
      walk: evening.walk,
    },
  );
}

/** Returns the first warning of an evening; undefined if none is due before it runs out or ends. */
function firstWarning(evening: Evening) {
  const last = evening.runsOutAt ?? evening.minutes;
  for (let minute = 10; minute < last; minute += 5) {
    const forecast = forecastAt(minute, evening);
    if (forecast && isRunOutNear(forecast, start + minute * minuteMs)) return forecast;
  }
  return undefined;
}

/** Evenings by seed: the first 1,000 that run out, and those until then whose stock is a quarter above what is drunk. */
function evenings() {
  const runningOut: Evening[] = [];
  const lasting: Evening[] = [];
  for (let seed = 1; runningOut.length < 1000; seed += 1) {
    const evening = makeEvening(seed);
    if (evening.runsOutAt !== null) runningOut.push(evening);
    else if (evening.bottles > 1.25 * evening.drunkBottles) lasting.push(evening);
  }
  return { runningOut, lasting };
}

describe('forecastRunOut in seeded evenings', () => {
  const { runningOut, lasting } = evenings();
  const warned = runningOut.map((evening) => {
    const warning = firstWarning(evening);
    const runsOutAt = start + (evening.runsOutAt ?? 0) * minuteMs;
    if (!warning) return { isNear: false, isInRange: false };
    return {
      isNear: Math.abs(Date.parse(warning.at) - runsOutAt) <= 20 * minuteMs,
      isInRange: Date.parse(warning.from) <= runsOutAt && runsOutAt <= Date.parse(warning.until),
    };
  });

  it('forecasts the run-out within 20 minutes at the warning in 90% of 1,000', () => {
    expect(warned.filter(({ isNear }) => isNear).length).toBeGreaterThanOrEqual(900);
  });

  it('contains the run-out in the range of 75% of the forecasts', () => {
    expect(warned.filter(({ isInRange }) => isInRange).length).toBeGreaterThanOrEqual(750);
  });

  it('warns in at most 2% of those with a quarter more stock than is drunk', () => {
    const alarms = lasting.filter((evening) => firstWarning(evening));
    expect(lasting.length).toBeGreaterThan(200);
    expect(alarms.length / lasting.length).toBeLessThanOrEqual(0.02);
  });
});
