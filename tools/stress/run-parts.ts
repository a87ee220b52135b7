import { crashRounds } from '../../tests/support/stress/crash.ts';
import type { Scenario, Statuses } from '../../tests/support/stress/round.ts';
import type { Server } from '../../tests/support/stress/server.ts';
import type { Target } from '../../tests/support/stress/target.ts';
import type { PartResult } from './report.ts';

const atOnce = 200;
const controlRounds = 20;

/** One success a round, no answer of 500 and more, nothing left over. */
export async function runContest(
  { run }: Scenario,
  target: Target,
  rounds: number,
  goesOn: () => boolean,
): Promise<PartResult> {
  const sums = { rounds: 0, successes: 0, failures: 0, orphans: 0 };
  const statuses: Record<string, number> = {};
  let holds = true;
  while (sums.rounds < rounds && goesOn()) {
    const came = await run(target, atOnce);
    sums.rounds += 1;
    sums.successes += came.successes;
    sums.failures += came.failures;
    sums.orphans += came.orphans;
    for (const [status, count] of Object.entries(came.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
    holds &&= came.successes === 1 && came.failures === 0 && came.orphans === 0;
  }
  return {
    count: `${sums.rounds} rounds of ${atOnce}`,
    result: `${sums.successes} successes, ${sums.failures} failures, ${sums.orphans} orphans (${listed(statuses)})`,
    holds: holds && sums.rounds === rounds,
  };
}

/** The negative control: rounds until one has more than one success. */
export async function runNegativeControl(
  { run }: Scenario,
  target: Target,
  goesOn: () => boolean,
): Promise<PartResult> {
  const successes: number[] = [];
  while (successes.length < controlRounds && !successes.some((count) => count > 1) && goesOn())
    successes.push((await run(target, atOnce)).successes);
  const maxSuccesses = Math.max(0, ...successes);
  return {
    count: `${successes.length} rounds of ${atOnce}`,
    result: `up to ${maxSuccesses} successes in a round`,
    holds: maxSuccesses > 1,
  };
}

export async function runCrashTest(
  target: Target,
  server: Server,
  plan: Parameters<typeof crashRounds>[2],
): Promise<PartResult> {
  const came = await crashRounds(target, server, plan);
  return {
    count: `${came.kills} kills, ${came.people} people`,
    result: `${came.registered} registered, ${came.checkedIn} checked in, ${came.lost} lost, ${came.doubled} doubled, ${came.orphans} orphans${plan.isPatient ? `, ${came.otherwise} of ${2 * came.people} repeats answered otherwise` : ''}`,
    holds: came.lost + came.doubled + came.orphans + came.otherwise === 0,
  };
}

function listed(statuses: Statuses): string {
  return Object.entries(statuses)
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
