/** Measured value with its budget. */
export interface Metric {
  name: string;
  value: number;
  unit: 'ms' | 'KB' | 'points' | 'times' | 'reads' | 'MB' | '';
  /** Maximum within the budget, or minimum if `isAtLeast`; null if it is only reported. */
  budget: number | null;
  isAtLeast?: boolean;
}

export function isWithin({ value, budget, isAtLeast = false }: Metric): boolean {
  if (budget === null) return true;
  return isAtLeast ? value >= budget : value <= budget;
}

/** Returns a Markdown table of the figures with those over budget marked. */
export function metricTable(figures: readonly Metric[]): string {
  const rows = figures.map(metricRow);
  return ['| What | Measured | Budget | |', '| --- | ---: | ---: | --- |', ...rows].join('\n');
}

/** Returns a figure as a row of that table. */
export function metricRow(figure: Metric): string {
  const { name, value, unit, budget, isAtLeast } = figure;
  const limit = budget === null ? '' : `${isAtLeast ? '≥' : '≤'} ${budget} ${unit}`.trim();
  return `| ${name} | ${rounded(value)} ${unit} | ${limit} | ${isWithin(figure) ? '' : 'over'} |`;
}

const rounded = (value: number) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(2)));

/** Returns the middle of an odd number of values, or the upper one of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Returns the value below which this share (0 up to, not including, 1) of the values lies; NaN without
 * values.
 */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
