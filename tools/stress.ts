import { loadavg } from 'node:os';
import { runEventNow } from './demo/run-event-now.ts';
import { offsetFromEnvironment, portsAt } from './emulators/ports.ts';
import { UserError } from './shared/failure.ts';
import { elapsedText, printLine } from './shared/print.ts';
import { listenForStop, stopSignal } from './shared/signals.ts';
import { withStack } from './suites/demo-stack.ts';
import { type Part, parts, type RunContext } from './torture/parts.ts';
import { type ReportLine, writeReport } from './torture/report.ts';
import { withServer } from './torture/with-server.ts';

/** Between the ports of a stack of `npm start` and this one's. */
const ownOffset = 1500;
/** No round begins later than this. Milliseconds. */
const maxDurationMs = 25 * 60 * 1000;
const names = parts.map(({ name }) => name);

/**
 * `npm run torture [-- <share>] [word …]`: the full form of what `npm test` shows in small; writes docs/reports/stress-test.md. With
 * words, only the parts whose name has one of them. With a share, such as 0.1, only so many of the rounds, people and
 * kills, and nothing is written.
 */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  const [share = 1] = args.map(Number).filter((number) => number > 0 && number <= 1);
  const filters = args.filter((word) => Number.isNaN(Number(word)));
  const chosen = parts.filter(
    ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
  );
  if (chosen.length === 0) throw new UserError(`There are: ${names.join('; ')}.`);
  const start = Date.now();
  const goesOn = () => !stopSignal.aborted && Date.now() - start < maxDurationMs;
  const figures = await runParts(chosen, { share, goesOn });
  if (share < 1)
    printLine(`Done (${elapsedText(start)}); docs/reports/stress-test.md is of the whole only.`);
  else printLine(`docs/reports/stress-test.md is written (${elapsedText(start)}).`);
  return figures.every(({ holds }) => holds !== false) && !stopSignal.aborted ? 0 : 1;
}

/** Runs the parts in their order, neighbours that need the same server with the same one; writes down each once it is done. */
async function runParts(
  chosen: readonly Part[],
  plan: { share: number; goesOn: () => boolean },
): Promise<ReportLine[]> {
  const offset = offsetFromEnvironment(ownOffset);
  const figures: ReportLine[] = [];
  await withStack({ offset, only: ['auth', 'firestore'] }, async (env) => {
    const stack = { env, ports: portsAt(offset) };
    await runEventNow(stack.ports);
    for (const neighbours of ofSameServer(chosen))
      await withServer(stack, neighbours[0]?.isUnguarded ?? false, async (target, server) => {
        for (const part of neighbours) {
          if (!plan.goesOn()) return;
          figures.push(await timed(part, { ...plan, env, target, server }));
          if (plan.share === 1) writeReport(figures, names);
        }
      });
  });
  return figures;
}

function ofSameServer(chosen: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of chosen) {
    const group = groups.at(-1);
    if (group?.[0]?.isUnguarded === part.isUnguarded) group?.push(part);
    else groups.push([part]);
  }
  return groups;
}

async function timed(part: Part, context: RunContext): Promise<ReportLine> {
  const start = Date.now();
  const came = await part.run(context);
  const { count, result: what, holds } = came;
  const took = { seconds: (Date.now() - start) / 1000, load: loadavg()[0] ?? 0 };
  printLine(
    `${holds === false ? '✗' : '✓'} ${part.name}: ${count}: ${what} (${elapsedText(start)})`,
  );
  return { what: part.name, ...came, ...took };
}
