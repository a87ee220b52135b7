/**
 * Spellings of each column's name without case, spaces and punctuation, most specific first, since an export
 * can have several candidates.
 */
const columnAliases = {
  id: [
    'ticketid',
    'ticketnumber',
    'ticketno',
    'ticketcode',
    'barcode',
    'barcodenumber',
    'ticket',
    'number',
    'id',
    'code',
  ],
  name: [
    'attendeename',
    'attendeesname',
    'holdername',
    'holdersname',
    'ticketholdername',
    'ticketholdersname',
    'ticketholder',
    'guestname',
    'guestsname',
    'participantname',
    'participantsname',
    'fullname',
    'name',
  ],
  firstName: ['attendeefirstname', 'holderfirstname', 'firstname', 'givenname'],
  lastName: ['attendeelastname', 'holderlastname', 'lastname', 'surname', 'familyname'],
  /** Full name or person, less specific than first and last name. */
  person: ['holder', 'attendee', 'guest', 'participant'],
  email: [
    'attendeeemail',
    'attendeesemail',
    'holderemail',
    'holdersemail',
    'ticketholderemail',
    'guestemail',
    'guestsemail',
    'participantemail',
    'participantsemail',
    'email',
    'emailaddress',
    'mail',
  ],
} as const;

type Column = keyof typeof columnAliases;

/** Column index of each field, from 0; null if there is none. */
export interface ColumnIndexes {
  id: number | null;
  /** Full name, or first name. */
  name: number | null;
  /** Separate column of last names. */
  lastName: number | null;
  email: number | null;
}

/** Mapping of a file's columns to ticket fields. */
export interface FileColumns {
  /** Column names: cells of the first row, or 'Column 3'. */
  labels: readonly string[];
  /** True if the first row names the columns; otherwise it is a ticket. */
  hasHeader: boolean;
  indexes: ColumnIndexes;
}

/**
 * Detects the columns by a file's first row. The id index is null if it names columns but none for the id.
 *
 * @param width number of columns.
 */
export function detectColumns(cells: readonly string[], width: number): FileColumns {
  const header = cells.map(normalizeHeader);
  const columnIndexes = Object.fromEntries(
    columnNames.map((column) => [column, columnIndex(column, header)]),
  ) as Record<Column, number | null>;
  if (columnIndexes.id === null && !namesColumns(header))
    return {
      labels: columnLabels(cells, width, false),
      hasHeader: false,
      indexes: { id: 0, name: width > 1 ? 1 : null, lastName: null, email: width > 2 ? 2 : null },
    };
  return {
    labels: columnLabels(cells, width, true),
    hasHeader: true,
    indexes: { id: columnIndexes.id, ...nameOf(columnIndexes), email: columnIndexes.email },
  };
}

const columnNames = Object.keys(columnAliases) as Column[];

/** Returns the name of each column, from the first row if it names them. */
export function columnLabels(
  cells: readonly string[],
  width: number,
  hasHeader: boolean,
): string[] {
  return Array.from(
    { length: width },
    (_, place) => (hasHeader && cellText(cells, place)) || `Column ${place + 1}`,
  );
}

/** Returns the fields of a row. Line breaks in quoted cells become spaces. */
export function extractFields(
  cells: readonly string[],
  { id, name, lastName, email }: ColumnIndexes,
) {
  const holderName = `${cellText(cells, name)} ${cellText(cells, lastName)}`.trim();
  return { id: cellText(cells, id), holderName, holderEmail: cellText(cells, email) };
}

function cellText(cells: readonly string[], place: number | null): string {
  return place === null ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();
}

/** Removes case, spaces and punctuation; `#` becomes 'number', so that 'Attendee #' is no attendee. */
function normalizeHeader(cell: string): string {
  const text = cell.toLowerCase().replace(/[#№]/g, 'number');
  return text.replace(/[^a-z0-9]/g, '');
}

/** Returns the index of the column's most specific spelling; null if absent. */
function columnIndex(column: Column, header: readonly string[]): number | null {
  const field = columnAliases[column].find((spelling) => header.includes(spelling));
  return field === undefined ? null : header.indexOf(field);
}

/** Returns the index of the holder's name, in one column or two. */
function nameOf({ name, firstName, lastName, person }: Record<Column, number | null>) {
  if (name !== null) return { name, lastName: null };
  const isComplete = firstName !== null && lastName !== null;
  return person === null || isComplete
    ? { name: firstName, lastName }
    : { name: person, lastName: null };
}

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
