import type { TicketCountsDocument } from '../../model/ticket-counts.ts';

/** Number of documents that share the counts of a large event, so that each is written an eighth as often. */
export const partsOfLargeEvent = 8;
/** Free places from which the counts are split, and below which they are one document again. */
const [splitFrom, splitUntil] = [1000, 80];

/** Returns the number of documents for these counts: one near a limit, where each sale must know all others. */
export function partsFor(counts: TicketCountsDocument): number {
  const isSplit = counts.parts > 1;
  return freePlaces(counts) >= (isSplit ? splitUntil : splitFrom) ? partsOfLargeEvent : 1;
}

/** Returns the number of free places that most sales need: of the event, and of the type with the most. */
function freePlaces({ capacity, taken, types }: TicketCountsDocument): number {
  const ofTypes = Object.values(types).map((type) =>
    type.quantity === null ? Number.POSITIVE_INFINITY : type.quantity - type.taken,
  );
  const ofEvent = capacity === null ? Number.POSITIVE_INFINITY : capacity - taken;
  return Math.min(ofEvent, ofTypes.length > 0 ? Math.max(...ofTypes) : Number.POSITIVE_INFINITY);
}

/**
 * Splits limits and counts evenly: no part can exceed its share of a limit, so that together they never exceed the limit.
 * The sums of the parts are the counts.
 */
export function splitCounts(counts: TicketCountsDocument): TicketCountsDocument[] {
  const parts = partsFor(counts);
  return Array.from({ length: parts }, (_, index) => {
    const share = (number: number) => Math.floor((number + index) / parts);
    return mapCounts({ ...counts, parts }, share);
  });
}

/** Returns the counts of an event from its parts, of which there is at least one. */
export function sumOfParts(
  main: TicketCountsDocument,
  others: readonly TicketCountsDocument[],
): TicketCountsDocument {
  return others.reduce((sum, part) => mapCounts(sum, (number, read) => number + read(part)), main);
}

type Reader = (part: TicketCountsDocument) => number;

/** Changes each limit and count. `read`: returns the same number of other counts. */
function mapCounts(
  counts: TicketCountsDocument,
  change: (number: number, read: Reader) => number,
): TicketCountsDocument {
  const { capacity } = counts;
  return {
    ...counts,
    capacity: capacity === null ? null : change(capacity, (part) => part.capacity ?? 0),
    taken: change(counts.taken, (part) => part.taken),
    open: change(counts.open, (part) => part.open),
    types: Object.fromEntries(
      Object.entries(counts.types).map(([id, type]) => [
        id,
        {
          ...type,
          quantity:
            type.quantity === null
              ? null
              : change(type.quantity, (part) => part.types[id]?.quantity ?? 0),
          taken: change(type.taken, (part) => part.types[id]?.taken ?? 0),
        },
      ]),
    ),
  };
}
