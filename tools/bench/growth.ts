import { ranked } from '../../functions/src/domain/ranking.ts';
import { readTicketRows } from '../../functions/src/domain/ticket-import.ts';
import { catalogueOf, ticketRows } from './computations.ts';
import type { Figure } from './figure.ts';
import { measure } from './measure.ts';

const times = 100;
/** Beside a hundred small ones: 1 is linear, a sort is at about 2, every one beside every other at 100. */
const budget = 4;

/** What is computed of businesses, attendees and tickets, at a hundred times as many of each: nothing worse than linear. */
export function measureGrowth(): Promise<Figure[]> {
  const joined = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      displayName: `Walker ${index}`,
      points: index % 5,
    }));
  const [fewJoined, allJoined] = [joined(50), joined(50 * times)];
  const [fewRows, allRows] = [ticketRows(200), ticketRows(200 * times)];
  const sized = [
    {
      what: 'the catalogue, from 6 to 600 businesses',
      few: () => catalogueOf(6),
      many: () => catalogueOf(6 * times),
    },
    {
      what: 'the standings, from 50 to 5,000 attendees',
      few: () => ranked(fewJoined),
      many: () => ranked(allJoined),
    },
    {
      what: 'a file of tickets, from 200 to 20,000',
      few: () => readTicketRows(fewRows),
      many: () => readTicketRows(allRows),
    },
  ];
  return Promise.resolve(
    sized.map(({ what, few, many }): Figure => {
      const [, small, large] = measure([
        {
          name: 'a hundred small ones',
          run: () => {
            for (let run = 0; run < times; run += 1) few();
          },
        },
        { name: 'a large one', run: many },
      ]);
      const value = (large?.milliseconds ?? Number.NaN) / (small?.milliseconds ?? Number.NaN);
      return { name: `Growth beside a hundred small ones: ${what}`, value, unit: 'times', budget };
    }),
  );
}
