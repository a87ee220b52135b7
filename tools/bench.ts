import { benches } from './bench/benches.ts';
import { figureTable, isWithin } from './bench/figure.ts';
import { requireStackPorts } from './emulators/stack.ts';
import { Failure } from './shared/failure.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';
import { buildApp, testOffset, withStack } from './suites/demo-stack.ts';

/**
 * `npm run bench [-- name …]`: every figure that has a budget, beside it; exits 1 where one is past it. With
 * names, only the benches whose name begins with one of them.
 */
export async function main(names: string[]): Promise<number> {
  listenForStop();
  const chosen = benches.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) {
    throw new Failure(`There are: ${benches.map(({ name }) => name).join(', ')}.`);
  }
  const offset = testOffset();
  await requireStackPorts(offset);
  await buildApp();
  const figures = await withStack({ offset }, async (env) => {
    Object.assign(process.env, env);
    const measured = [];
    for (const { name, run } of chosen) {
      say(`Measuring: ${name} …`);
      measured.push(...(await run()));
    }
    return measured;
  });
  say(`\n${figureTable(figures)}`);
  return figures.every(isWithin) ? 0 : 1;
}
