import { offsetFromEnvironment, portsAt } from '../emulators/ports.ts';
import { measureEndpoints } from './api/endpoints.ts';
import { measureLists } from './api/lists.ts';
import { measureMemory } from './api/memory.ts';
import { measureRelative } from './api/relative.ts';
import { measureEvening } from './app/evening.ts';
import { measureFirstVisit } from './app/first-visit.ts';
import { measureWarmStart } from './app/warm-start.ts';
import { appComputations } from './computations.ts';
import { measureGrowth } from './growth.ts';
import { measureLanding } from './landing.ts';
import { measureListeners } from './listeners.ts';
import { measureMap } from './map.ts';
import { measure } from './measure.ts';
import type { Metric } from './metric.ts';
import { measureModuleLoad } from './module-load.ts';
import { scaleFigures } from './scale/scale-figures.ts';

export interface Bench {
  name: string;
  /** Measures on the stack that runs at PORT_OFFSET. */
  run: () => Promise<Metric[]>;
}

const ports = () => portsAt(offsetFromEnvironment());

/** Benchmarks of `npm run bench`, in order. */
export const benches: readonly Bench[] = [
  { name: 'computations', run: computations },
  { name: 'scale', run: scaleFigures },
  { name: 'growth', run: measureGrowth },
  { name: 'module-load', run: measureModuleLoad },
  { name: 'endpoints', run: () => measureEndpoints(ports()) },
  { name: 'relative', run: () => measureRelative(ports()) },
  { name: 'memory', run: () => measureMemory(ports()) },
  { name: 'listeners', run: () => measureListeners(ports()) },
  { name: 'evening', run: () => measureEvening(ports()) },
  { name: 'warm-start', run: () => measureWarmStart(ports()) },
  { name: 'first-visit', run: () => measureFirstVisit(ports()) },
  { name: 'landing', run: () => measureLanding(ports()) },
  { name: 'map', run: () => measureMap(ports()) },
  // The last: among so many tickets the others would be slow.
  { name: 'lists', run: () => measureLists(ports()) },
];

/** Milliseconds that a computation may take on any machine, where somebody waits for it. */
const budgets: Readonly<Record<string, number>> = {
  'a route of 40 businesses along the streets': 80,
};

/** As ratios to hashing a mebibyte, which every machine has its own time for; with a budget, as milliseconds. */
async function computations(): Promise<Metric[]> {
  return measure(await appComputations()).map(({ name, ratio, milliseconds }): Metric => {
    const budget = budgets[name];
    const what = `Computing ${name}`;
    if (budget === undefined) return { name: what, value: ratio, unit: 'times', budget: null };
    return { name: what, value: milliseconds, unit: 'ms', budget };
  });
}
