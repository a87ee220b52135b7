import { type Bench, benches } from './bench/benches.ts';
import { isWithin, type Metric, metricRow, metricTable } from './bench/metric.ts';
import { withTimeout } from './bench/with-timeout.ts';
import { UserError } from './shared/failure.ts';
import { elapsedText, printLine } from './shared/print.ts';
import { withApp } from './suites/demo-stack.ts';

/** Of one bench, and of all together, the build and the stack's start among it. Milliseconds. */
const benchTimeoutMs = 4 * 60_000;
const patienceOfAll = 14 * 60_000;

/**
 * `npm run bench [-- name …]`: every figure that has a budget, beside it; exits 1 where one is past it. With
 * names, only the benches whose name begins with one of them.
 */
export async function main(names: string[]): Promise<number> {
  const chosen = benches.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) {
    throw new UserError(`There are: ${benches.map(({ name }) => name).join(', ')}.`);
  }
  const until = Date.now() + patienceOfAll;
  const figures = await withApp(async (env) => {
    Object.assign(process.env, env);
    const measured = [];
    for (const bench of chosen) measured.push(...(await figuresOf(bench, until - Date.now())));
    return measured;
  });
  printLine(`\n${metricTable(figures)}`);
  return figures.every(isWithin) ? 0 : 1;
}

/** One that fails, or takes for ever, is told and over its budget; the others are measured all the same. */
async function figuresOf({ name, run }: Bench, left: number): Promise<Metric[]> {
  printLine(`Measuring: ${name} …`);
  const began = Date.now();
  try {
    if (left <= 0) throw new Error(`${name}: no time was left for it.`);
    const figures = await withTimeout(name, Math.min(benchTimeoutMs, left), run());
    for (const figure of figures) printLine(metricRow(figure));
    printLine(`  took ${elapsedText(began)}`);
    return figures;
  } catch (error) {
    printLine(`✗ ${error instanceof Error ? error.message : String(error)}`);
    return [{ name: `${name}: not measured`, value: Number.NaN, unit: '', budget: 0 }];
  }
}
