import { measure } from './bench/measure.ts';
import { works } from './bench/works.ts';
import { say } from './shared/say.ts';

/** `npm run bench`: what the app's computations take, also as a ratio that other machines share. */
export async function main(): Promise<number> {
  say(`${'ms'.padStart(10)}${'ratio'.padStart(10)}`);
  for (const { name, milliseconds, ratio } of measure(works())) {
    const [time, times] = [milliseconds.toFixed(3), ratio.toFixed(3)];
    say(`${time.padStart(10)}${times.padStart(10)}  ${name}`);
  }
  return 0;
}
