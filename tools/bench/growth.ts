import { rankEntries } from '@wine-walk/common/rules/rewards/leaderboard.ts';
import { parseTicketRows } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { catalogueOf, ticketRows } from './computations.ts';
import { measure } from './measure.ts';
import type { Metric } from './metric.ts';

const growths = [10, 100] as const;
/** Beside as many small ones: 1 is linear, a sort of a hundred times as much is at about 2, every one beside every other at 100. */
const budget = 4;

/** What is computed, of so many. */
interface GrowthCase {
  what: string;
  smallest: number;
  of: (count: number) => () => unknown;
}

const grown: readonly GrowthCase[] = [
  {
    what: 'the catalogue of 6 businesses',
    smallest: 6,
    of: (count) => () => catalogueOf(count),
  },
  {
    what: 'the standings of 50 attendees',
    smallest: 50,
    of(count) {
      const joined = Array.from({ length: count }, (_, index) => ({
        displayName: `Walker ${index}`,
        points: index % 5,
      }));
      return () => rankEntries(joined);
    },
  },
  {
    what: 'a file of 200 tickets',
    smallest: 200,
    of(count) {
      const rows = ticketRows(count);
      return () => parseTicketRows(rows);
    },
  },
];

/** What is computed of businesses, attendees and tickets, at 10 and 100 times as many of each: nothing worse than linear. */
export function measureGrowth(): Promise<Metric[]> {
  return Promise.resolve(
    grown.flatMap(({ what, smallest, of }) => {
      const few = of(smallest);
      return growths.map((times): Metric => {
        const [, small, large] = measure([
          {
            name: 'many small ones',
            run: () => {
              for (let run = 0; run < times; run += 1) few();
            },
          },
          { name: 'a large one', run: of(smallest * times) },
        ]);
        const value = (large?.milliseconds ?? Number.NaN) / (small?.milliseconds ?? Number.NaN);
        const name = `Growth of ${what}: ${times} times as large beside ${times} such`;
        return { name, value, unit: 'times', budget };
      });
    }),
  );
}
