import { offsetFromEnvironment, portsAt } from '../tools/emulators/ports.ts';
import { UserError } from '../tools/shared/failure.ts';
import { elapsedText, printLine } from '../tools/shared/print.ts';
import { withApp } from '../tools/suites/demo-stack.ts';
import { measureDeskList } from './bench/api/desk-list.ts';
import { measureEndpoints } from './bench/api/endpoints.ts';
import { measureListeners } from './bench/api/listeners.ts';
import { measureLists } from './bench/api/lists.ts';
import { measureMemory } from './bench/api/memory.ts';
import { measureModuleLoad } from './bench/api/module-load.ts';
import { measureNotifications } from './bench/api/notifications.ts';
import { measurePublicReads } from './bench/api/public-reads.ts';
import { measureRelative } from './bench/api/relative.ts';
import { measureResults } from './bench/api/results.ts';
import { measureEvening } from './bench/app/evening.ts';
import { measureFirstVisit } from './bench/app/first-visit.ts';
import { measureLanding } from './bench/app/landing.ts';
import { measureLikedWines } from './bench/app/liked-wines.ts';
import { measureMap } from './bench/app/map.ts';
import { measureWarmStart } from './bench/app/warm-start.ts';
import { measureComputations } from './bench/computations.ts';
import { isWithin, type Metric, metricRow, metricTable } from './bench/metric.ts';
import { scaleFigures } from './bench/scale.ts';
import { withTimeout } from './bench/with-timeout.ts';

interface Bench {
  name: string;
  /** Measures the stack at PORT_OFFSET. */
  run: () => Promise<Metric[]>;
}

const ports = () => portsAt(offsetFromEnvironment());

/** Benchmarks of `npm run bench`, in order. */
const benches: readonly Bench[] = [
  { name: 'computations', run: measureComputations },
  { name: 'scale', run: scaleFigures },
  { name: 'module-load', run: measureModuleLoad },
  { name: 'endpoints', run: () => measureEndpoints(ports()) },
  { name: 'relative', run: () => measureRelative(ports()) },
  { name: 'public-reads', run: () => measurePublicReads(ports()) },
  { name: 'memory', run: () => measureMemory(ports()) },
  { name: 'listeners', run: () => measureListeners(ports()) },
  { name: 'notifications', run: () => measureNotifications(ports()) },
  { name: 'evening', run: () => measureEvening(ports()) },
  { name: 'liked-wines', run: () => measureLikedWines(ports()) },
  { name: 'warm-start', run: () => measureWarmStart(ports()) },
  { name: 'first-visit', run: () => measureFirstVisit(ports()) },
  { name: 'landing', run: () => measureLanding(ports()) },
  { name: 'map', run: () => measureMap(ports()) },
  { name: 'results', run: () => measureResults(ports()) },
  { name: 'desk-list', run: () => measureDeskList(ports()) },
  // Last: its 20,000 tickets would slow down the others.
  { name: 'lists', run: () => measureLists(ports()) },
];

/** Timeouts of one benchmark and of all, including the build and the start of the stack, in milliseconds. */
const benchTimeoutMs = 4 * 60_000;
const totalTimeoutMs = 14 * 60_000;

/**
 * `npm run bench [-- name …]`: measures every figure with a budget and exits with 1 if one is over it. With
 * names, runs only the benchmarks whose name begins with one of them.
 */
export async function main(names: string[]): Promise<number> {
  const chosen = benches.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) {
    throw new UserError(`There are: ${benches.map(({ name }) => name).join(', ')}.`);
  }
  const until = Date.now() + totalTimeoutMs;
  const figures = await withApp(async (env) => {
    Object.assign(process.env, env);
    const measured = [];
    for (const bench of chosen) measured.push(...(await figuresOf(bench, until - Date.now())));
    return measured;
  });
  printLine(`\n${metricTable(figures)}`);
  return figures.every(isWithin) ? 0 : 1;
}

/**
 * Returns the figures of a benchmark. A benchmark that fails or times out is reported as over its budget, and
 * the others still run.
 */
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
