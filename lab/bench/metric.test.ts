import { describe, expect, it } from 'vitest';
import { isWithin, type Metric, median, metricTable } from './metric.ts';

const figure = (overrides: Partial<Metric>): Metric => ({
  name: 'Landing',
  value: 80,
  unit: 'KB',
  budget: 80,
  ...overrides,
});

describe('isWithin and metricTable', () => {
  it.each([
    [{}, true],
    [{ value: 80.1 }, false],
    [{ value: 99, budget: 100, isAtLeast: true }, false],
    [{ value: 100, budget: 100, isAtLeast: true }, true],
    [{ value: 1e9, budget: null }, true],
    [{ value: Number.NaN }, false],
  ])('isWithin(%j) is %s', (overrides, expected) => {
    expect(isWithin(figure(overrides))).toBe(expected);
  });

  it('marks a metric over its budget in the table', () => {
    expect(metricTable([figure({ value: 91.234 })])).toContain(
      '| Landing | 91.23 KB | ≤ 80 KB | over |',
    );
  });
});

it.each([
  [[3, 1, 2], 2],
  [[5], 5],
  [[1, 2, 3, 4], 3],
])('median(%j) is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
