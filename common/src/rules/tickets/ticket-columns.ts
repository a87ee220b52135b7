import { type CsvRow, cellText, findColumn } from '../../lib/csv/csv-columns.ts';
import type { ColumnChoice } from '../../lib/csv/csv-table.ts';
import { ticketIdPattern } from '../../model/fields/values.ts';
import { columnAliases } from './ticket-column-names.ts';
import { sellerOf } from './ticket-sellers.ts';

type Column = keyof typeof columnAliases;

/** Column index of each field, from 0; null if there is none. */
export type TicketIndexes = {
  /** ID of the ticket. */
  id: number | null;
  /** Number of the order, whose tickets are a party. IDs are made from it if there is no column of IDs. */
  order: number | null;
  /** Number of the ticket in its order. */
  position: number | null;
  /** Number of tickets of a line. */
  quantity: number | null;
  /** Number of the line's tickets that were canceled. */
  cancelled: number | null;
  /** Name of the ticket's type. */
  type: number | null;
  /** State of the ticket where it was sold. */
  status: number | null;
  /** Full name, or first name. */
  name: number | null;
  /** Separate column of last names. */
  lastName: number | null;
  email: number | null;
  /** Payment or refund, in exports of payments. */
  entry: number | null;
  /** Sale that a refund takes back. */
  reference: number | null;
  price: number | null;
  /** Amount that was refunded. */
  refunded: number | null;
  /** Ticket that an extra belongs to. */
  addOn: number | null;
};

export type TicketColumn = keyof TicketIndexes;

/** Indexes without a column. */
export const noColumns: TicketIndexes = {
  id: null,
  order: null,
  position: null,
  quantity: null,
  cancelled: null,
  type: null,
  status: null,
  name: null,
  lastName: null,
  email: null,
  entry: null,
  reference: null,
  price: null,
  refunded: null,
  addOn: null,
};

/**
 * Detects the columns by the normalized cells of a file's first row and by the texts below. The indexes of id and order are
 * null if it names columns but none for the id. A column whose values repeat is no ID.
 *
 * @param width number of columns.
 * @param rows the first row and those below it.
 */
export function detectTicketColumns(
  header: readonly string[],
  width: number,
  rows: readonly CsvRow[],
): ColumnChoice<TicketColumn> {
  const seller = sellerOf(header);
  const aliasesOf = (column: Column): readonly string[] =>
    seller?.columns?.[column] ?? columnAliases[column];
  const found = Object.fromEntries(
    columnNames.map((column) => [column, findColumn(aliasesOf(column), header)]),
  ) as Record<Column, number | null>;
  if (found.id === null && !namesColumns(header))
    return { hasHeader: false, indexes: indexesByContent(width, rows) };
  const below = rows.slice(1);
  const { order, position, quantity, cancelled, type, status } = found;
  const { entry, reference, price, refunded, addOn } = found;
  const sales = below.filter(({ cells }) => !cellText(cells, quantity).startsWith('-'));
  const id = aliasesOf('id')
    .flatMap((name) => header.flatMap((label, index) => (label === name ? index : [])))
    .find((index) => !hasRepeats(sales, index));
  const columns = { order, quantity, cancelled, type, status, entry, reference, price };
  const named = { ...columns, refunded, addOn, id: id ?? null, ...nameOf(found) };
  return {
    hasHeader: true,
    indexes: {
      ...named,
      position: id === undefined && order !== null ? position : null,
      email: found.email ?? columnOfEmails(below, width, Object.values(named)),
    },
  };
}

/** True if two different lines have the same ID in this column; a line that was pasted twice is one ticket. */
function hasRepeats(rows: readonly CsvRow[], index: number): boolean {
  const lines = new Map(rows.map(({ cells }) => [JSON.stringify(cells), cells]));
  const ids = [...lines.values()]
    .map((cells) => cellText(cells, index).toUpperCase())
    .filter((id) => ticketIdPattern.test(id));
  return new Set(ids).size < ids.length;
}

/** Returns the only free column in which most texts are emails; null if there is none. */
function columnOfEmails(
  rows: readonly CsvRow[],
  width: number,
  taken: readonly (number | null)[],
): number | null {
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) => {
    const texts = rows.map(({ cells }) => cellText(cells, index)).filter(Boolean);
    const emails = texts.filter((text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text));
    return !taken.includes(index) && emails.length > 0 && emails.length * 2 > texts.length;
  });
  return columns.length === 1 ? (columns[0] ?? null) : null;
}

/** Returns the columns of a file that names none: ID, name and email in this order, unless the texts say otherwise. */
function indexesByContent(width: number, rows: readonly CsvRow[]): TicketIndexes {
  const columns = Array.from({ length: width }, (_, index) => index);
  const isOfIds = (index: number) =>
    !hasRepeats(rows, index) &&
    rows.every(({ cells }) => /^(?=.*\d)[^@\s]+$/.test(cellText(cells, index)));
  const email = columnOfEmails(rows, width, []) ?? (width > 2 ? 2 : null);
  const free = columns.filter((index) => index !== email);
  const id =
    hasRepeats(rows, 0) || (width > 1 && isOfNames(rows)) ? (free.find(isOfIds) ?? null) : 0;
  const name = free.find((index) => index !== id) ?? null;
  return { ...noColumns, id, name: width > 1 ? name : null, email };
}

/** True if the first column has names: most texts have a space and no digit. */
function isOfNames(rows: readonly CsvRow[]): boolean {
  const names = rows.filter(({ cells }) => /^[^\d ]+ \D+$/.test(cellText(cells, 0)));
  return names.length * 2 > rows.length;
}

const columnNames = Object.keys(columnAliases) as Column[];

/** Returns the index of the holder's name, in one column or two: the buyer's if there is no other. */
function nameOf({ holderName, name, person, buyer, ...found }: Record<Column, number | null>) {
  const firstName = found.holderFirstName ?? found.firstName;
  const lastName = found.holderLastName ?? found.lastName;
  const names = [
    inOne(holderName),
    inTwo(found.holderFirstName, found.holderLastName),
    inOne(name),
    inTwo(firstName, lastName),
    inOne(person),
    firstName === null && lastName === null ? null : { name: firstName, lastName },
    inTwo(found.buyerFirstName, found.buyerLastName),
    inOne(buyer),
  ];
  return (
    names.find((columns) => columns !== null) ?? { name: found.buyerFirstName, lastName: null }
  );
}

const inOne = (name: number | null) => (name === null ? null : { name, lastName: null });

const inTwo = (name: number | null, lastName: number | null) =>
  name === null || lastName === null ? null : { name, lastName };

/**
 * True if a row without an id column names columns: more than one, or one in the first position. A single one
 * elsewhere is a holder's name, as in `WW-1,Guest`.
 */
function namesColumns(header: readonly string[]): boolean {
  const named = header.map((name) =>
    columnNames.some((column) => (columnAliases[column] as readonly string[]).includes(name)),
  );
  return named[0] === true || named.filter(Boolean).length > 1;
}
