import { loadavg } from 'node:os';
import { type Server, startServer } from '../tests/support/stress/server.ts';
import { openTarget, type Target } from '../tests/support/stress/target.ts';
import { runEventNow } from '../tools/demo/run-event-now.ts';
import { offsetFromEnvironment, type Ports, portsAt } from '../tools/emulators/ports.ts';
import { currentCommit } from '../tools/shared/commit.ts';
import { UserError } from '../tools/shared/failure.ts';
import { elapsedText, printLine } from '../tools/shared/print.ts';
import { listenForStop, stopSignal } from '../tools/shared/signals.ts';
import { withStack } from '../tools/suites/demo-stack.ts';
import { type Part, parts, type RunContext } from './stress/parts.ts';
import { type ReportLine, writeReport } from './stress/report.ts';

/**
 * Number of instances: 200 concurrent requests of one person stay below the limit per minute of each (20
 * redemption codes).
 */
const instances = 10;

/** Serves the API of a stack during `work`. `env`: addresses of the emulators. */
async function withServer(
  { env, ports }: { env: NodeJS.ProcessEnv; ports: Ports },
  withoutGuards: boolean,
  work: (target: Target, server: Server) => Promise<void>,
): Promise<void> {
  const serving = Array.from({ length: instances }, (_, index) => ports.hosting + 10 + index);
  await using server = await startServer({
    ports: serving,
    env,
    ...(withoutGuards && { control: 'without-guards' }),
  });
  const authHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  await work(await openTarget(server.urls, authHost, ports), server);
}

/** Port offset of the stack. */
const stressOffset = 1500;
/** Time in milliseconds after which no round starts. */
const maxDurationMs = 25 * 60 * 1000;
const names = parts.map(({ name }) => name);

/**
 * `npm run stress [-- <share>] [filter …]`: concurrent requests for things that exist once, killed servers and generated requests,
 * in larger numbers than `npm test`. Writes docs/reports/stress-test.md. Filters select the parts whose name contains one.
 * A share, such as 0.1, reduces the rounds, people and kills; nothing is written then.
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
  const mayContinue = () => !stopSignal.aborted && Date.now() - start < maxDurationMs;
  const figures = await runParts(chosen, { share, mayContinue });
  if (share < 1)
    printLine(
      `Done (${elapsedText(start)}); docs/reports/stress-test.md is written by full runs only.`,
    );
  else printLine(`docs/reports/stress-test.md is written (${elapsedText(start)}).`);
  return figures.every(({ holds }) => holds !== false) && !stopSignal.aborted ? 0 : 1;
}

/** Runs the parts in order. Consecutive parts that need the same kind of server share it. The report is written after each part. */
async function runParts(
  chosen: readonly Part[],
  plan: { share: number; mayContinue: () => boolean },
): Promise<ReportLine[]> {
  const offset = offsetFromEnvironment(stressOffset);
  const commit = currentCommit();
  const figures: ReportLine[] = [];
  await withStack({ offset, only: ['auth', 'firestore'] }, async (env) => {
    const stack = { env, ports: portsAt(offset) };
    await runEventNow(stack.ports);
    for (const group of ofSameServer(chosen))
      await withServer(stack, group[0]?.isUnguarded ?? false, async (target, server) => {
        for (const part of group) {
          if (!plan.mayContinue()) return;
          figures.push({ ...(await timed(part, { ...plan, env, target, server })), commit });
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

async function timed(part: Part, context: RunContext): Promise<Omit<ReportLine, 'commit'>> {
  const start = Date.now();
  const came = await part.run(context);
  const { count, result, holds } = came;
  const took = { seconds: (Date.now() - start) / 1000, load: loadavg()[0] ?? 0 };
  printLine(
    `${holds === false ? '✗' : '✓'} ${part.name}: ${count}: ${result} (${elapsedText(start)})`,
  );
  return { what: part.name, ...came, ...took };
}
