import type { CsvLine } from '../../lib/csv/csv-table.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { comparedName } from '../people/names.ts';
import type { TicketColumn } from './ticket-columns.ts';
import { hasValidQuantity, type Sale } from './ticket-sales.ts';

type Line = CsvLine<TicketColumn>;

/** Holder and type of a ticket; null for none. */
export type Holding = Pick<TicketDocument, 'holderName' | 'holderEmail' | 'typeId'>;

/** Ticket that is stored already. */
export type StoredTicket = Holding & { id: string };

interface Source {
  /** True if the file has a column of IDs. */
  hasIds: boolean;
  stored: readonly StoredTicket[];
  /** Returns the holder and type of the tickets of a line. */
  holdingOf: (line: Line) => Holding;
}

/**
 * Returns the IDs of each line with a valid quantity: WW-1, or WW-1-1 and WW-1-2. Without a column of IDs, they are the
 * order's number with that of the ticket in the order. Without a column of positions, a line has the numbers that its holder
 * has in the stored tickets; the file's order of lines decides about the others. So another import of the same order gives
 * the same IDs, however its lines are sorted.
 */
export function ticketIds(
  sales: readonly Sale[],
  { hasIds, stored, holdingOf }: Source,
): ReadonlyMap<Line, string[]> {
  const ids = new Map<Line, string[]>();
  const numbered: Sale[] = [];
  for (const sale of sales.filter(hasValidQuantity)) {
    const { id, order, position } = sale.line.fields;
    if (hasIds) ids.set(sale.line, idsFrom(id, sale.sold));
    else if (order && position) ids.set(sale.line, idsFrom(`${order}-${position}`, sale.sold));
    else if (order) numbered.push(sale);
    else
      ids.set(
        sale.line,
        Array.from({ length: sale.sold }, () => ''),
      );
  }
  const storedByOrder = Map.groupBy(stored.flatMap(readNumbered), ({ order }) => order);
  for (const [order, ofOrder] of Map.groupBy(numbered, ({ line }) => line.fields.order)) {
    const wanted = ofOrder.map(({ line, sold }) => ({ count: sold, ...holdingOf(line) }));
    const numbers = numbersOf(wanted, storedByOrder.get(order.trim().toUpperCase()) ?? []);
    ofOrder.forEach(({ line }, at) =>
      ids.set(
        line,
        (numbers[at] ?? []).map((number) => `${order}-${number}`),
      ),
    );
  }
  return ids;
}

const idsFrom = (id: string, count: number) =>
  count === 1 ? [id] : Array.from({ length: count }, (_, at) => `${id}-${at + 1}`);

interface NumberedTicket extends Holding {
  order: string;
  number: number;
}

/** Returns a stored ticket with its order and its number there; nothing for another form of ID. */
function readNumbered({ id, ...holding }: StoredTicket): NumberedTicket[] {
  const [, order, number] = /^(.+)-([1-9]\d{0,5})$/.exec(id) ?? [];
  return order === undefined ? [] : [{ order, number: Number(number), ...holding }];
}

interface WantedTickets extends Holding {
  count: number;
}

/** Returns the numbers of the lines of an order, those of stored tickets of the same holder first. */
function numbersOf(lines: readonly WantedTickets[], stored: readonly NumberedTicket[]): number[][] {
  const numbers = lines.map((): number[] => []);
  const taken = new Set<number>();
  const take = (withType: boolean) => {
    const typed = (key: string, { typeId }: Holding) => (withType ? `${key} ${typeId}` : key);
    const free = stored.filter(({ number }) => !taken.has(number));
    const queues = Map.groupBy(
      free.toSorted((one, other) => one.number - other.number),
      (ticket) => typed(holderKeys(ticket)[0] ?? '', ticket),
    );
    lines.forEach((line, at) => {
      for (const key of holderKeys(line)) {
        const wanted = line.count - (numbers[at]?.length ?? 0);
        for (const { number } of queues.get(typed(key, line))?.splice(0, wanted) ?? []) {
          numbers[at]?.push(number);
          taken.add(number);
        }
      }
    });
  };
  // A buyer's name stands at each ticket of the order: the type tells them apart.
  take(true);
  take(false);
  let next = 1;
  return lines.map(({ count }, at) => {
    const own = [...(numbers[at] ?? [])];
    while (own.length < count) {
      if (!taken.has(next)) own.push(next);
      next += 1;
    }
    return own.toSorted((one, other) => one - other);
  });
}

/** Returns the keys by which a holder is recognized: name and email. */
const holderKeys = ({ holderName, holderEmail }: Holding): string[] => [
  ...(holderName ? [`name ${comparedName(holderName)}`] : []),
  ...(holderEmail ? [`email ${holderEmail.toLowerCase()}`] : []),
];
