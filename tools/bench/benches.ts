import { offsetFromEnvironment, portsAt } from '../emulators/ports.ts';
import type { Figure } from './figure.ts';
import { measureLanding } from './landing.ts';
import { measure } from './measure.ts';
import { scaleFigures } from './scale/scale-figures.ts';
import { works } from './works.ts';

export interface Bench {
  name: string;
  /** Measures on the stack that runs at PORT_OFFSET. */
  run: () => Promise<Figure[]>;
}

const ports = () => portsAt(offsetFromEnvironment());

/** What `npm run bench` measures, in this order. */
export const benches: readonly Bench[] = [
  { name: 'computations', run: computations },
  { name: 'scale', run: scaleFigures },
  { name: 'landing', run: () => measureLanding(ports()) },
];

/** As ratios to hashing a mebibyte, which every machine has its own time for. */
async function computations(): Promise<Figure[]> {
  return measure(await works()).map(({ name, ratio }) => ({
    name: `Computing ${name}`,
    value: ratio,
    unit: 'times',
    budget: null,
  }));
}
