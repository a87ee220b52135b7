/** Measured value with its budget. */
export interface Metric {
  name: string;
  value: number;
  unit: 'ms' | 'KB' | 'points' | 'times' | 'reads' | 'MB' | '';
  /** The largest value that is within the budget, or the smallest where `isAtLeast`; null: told without a limit. */
  budget: number | null;
  isAtLeast?: boolean;
}

export function isWithin({ value, budget, isAtLeast = false }: Metric): boolean {
  if (budget === null) return true;
  return isAtLeast ? value >= budget : value <= budget;
}

/** The figures as a table of Markdown, the ones past their budget marked. */
export function metricTable(figures: readonly Metric[]): string {
  const rows = figures.map(metricRow);
  return ['| What | Measured | Budget | |', '| --- | ---: | ---: | --- |', ...rows].join('\n');
}

/** One of them, as a line of that table. */
export function metricRow(figure: Metric): string {
  const { name, value, unit, budget, isAtLeast } = figure;
  const limit = budget === null ? '' : `${isAtLeast ? '≥' : '≤'} ${budget} ${unit}`.trim();
  return `| ${name} | ${rounded(value)} ${unit} | ${limit} | ${isWithin(figure) ? '' : 'over'} |`;
}

const rounded = (value: number) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(2)));

/** The middle of an odd number of values; of an even number, the upper one of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this share of them lies, from 0 up to, not at, 1; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
