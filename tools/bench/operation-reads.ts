import { countOperations } from '../../tests/support/firestore-cost/count-operations.ts';
import type { Ports } from '../emulators/ports.ts';
import type { Metric } from './metric.ts';

/** Maximum documents read and commits of each operation. */
const budgets = {
  checkIn: { what: 'Check-in', reads: 4, commits: 1 },
  register: { what: 'Registration with a ticket', reads: 4, commits: 1 },
  redeem: { what: 'Redemption', reads: 3, commits: 1 },
  // Who asks is one of them.
  leaderboard: { what: 'A look at the standings', reads: 2, commits: 0 },
} as const;

/** Measures the Firestore requests of each API operation. */
export async function measureOperationReads(ports: Ports): Promise<Metric[]> {
  const counted = await countOperations(ports);
  return Object.entries(budgets).flatMap(([name, { what, ...budget }]): Metric[] => {
    const { reads, commits } = counted[name as keyof typeof budgets];
    const read = Object.values(reads).reduce((sum, count) => sum + count, 0);
    return [
      { name: `${what}: documents read`, value: read, unit: 'reads', budget: budget.reads },
      { name: `${what}: commits`, value: commits, unit: '', budget: budget.commits },
    ];
  });
}
