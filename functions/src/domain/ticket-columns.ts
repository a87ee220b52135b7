/** The words of the file's first row that named each column. */
export interface ColumnNames {
  id: string;
  /** One, or first and last; none where no column holds names. */
  name: readonly string[];
  email: string | null;
}

/** How a row becomes a ticket's fields. */
export interface ImportColumns {
  /** Null: the row that was looked at names no columns, but is a ticket itself. */
  names: ColumnNames | null;
  pick: (cells: readonly string[]) => { id: string; holderName: string; holderEmail: string };
}

type Column = keyof typeof spellings;

/**
 * The spellings of each column's name as `spellingOf` has them, the most telling first: an export has more than
 * one column that could be meant, and where each stands says nothing. None of a name is a number's.
 */
const spellings = {
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
    'holdername',
    'ticketholder',
    'guestname',
    'participantname',
    'fullname',
    'name',
  ],
  firstName: ['attendeefirstname', 'firstname', 'givenname'],
  lastName: ['attendeelastname', 'lastname', 'surname', 'familyname'],
  /** A person as a whole, or what stands for them: less telling than first and last name. */
  person: ['holder', 'attendee', 'guest', 'participant'],
  email: [
    'attendeeemail',
    'holderemail',
    'guestemail',
    'participantemail',
    'email',
    'emailaddress',
    'mail',
  ],
} as const;

const columnNames = Object.keys(spellings) as Column[];

const noId =
  'No column holds the ticket ID. Name one "Ticket ID", or leave out the first line with the names.';

/** Finds the columns by a file's first row; `problem` where it names columns but none for the id. */
export function readHeader(cells: readonly string[]): ImportColumns | { problem: string } {
  const header = cells.map(spellingOf);
  const places = Object.fromEntries(
    columnNames.map((column) => [column, placeOf(column, header)]),
  ) as Record<Column, number>;
  if (places.id === -1) {
    if (namesColumns(header)) return { problem: noId };
    return { names: null, pick: picker(0, [1], 2) };
  }
  const name = nameOf(places).filter((place) => place !== -1);
  const cellText = (place: number) => (cells[place] ?? '').replace(/\s+/g, ' ').trim();
  return {
    names: {
      id: cellText(places.id),
      name: name.map(cellText),
      email: places.email === -1 ? null : cellText(places.email),
    },
    pick: picker(places.id, name, places.email),
  };
}

/** Without case, spaces and signs; a `#` is a number, so that an 'Attendee #' is no attendee. */
function spellingOf(cell: string): string {
  const cellText = cell.toLowerCase().replace(/[#№]/g, 'number');
  return cellText.replace(/[^a-z0-9]/g, '');
}

/** Where the column's most telling spelling stands first; -1: nowhere. */
function placeOf(column: Column, header: readonly string[]): number {
  const found = spellings[column].find((spelling) => header.includes(spelling));
  return found === undefined ? -1 : header.indexOf(found);
}

/** Where a row has the holder's name: in one column, or in two. */
function nameOf({ name, firstName, lastName, person }: Record<Column, number>): number[] {
  if (name !== -1) return [name];
  const isWhole = firstName !== -1 && lastName !== -1;
  return person === -1 || isWhole ? [firstName, lastName] : [person];
}

/**
 * Whether a row without an id's column names columns nevertheless: more than one, or in the place of the id.
 * A single one elsewhere is what a ticket's holder is called, as in `WW-1,Guest`.
 */
function namesColumns(header: readonly string[]): boolean {
  const named = header.map((name) =>
    columnNames.some((column) => (spellings[column] as readonly string[]).includes(name)),
  );
  return named[0] === true || named.filter(Boolean).length > 1;
}

/** A place of -1: that column is not there. A quoted cell's line breaks become spaces. */
function picker(id: number, name: readonly number[], email: number): ImportColumns['pick'] {
  return (cells) => {
    const cell = (place: number) => (cells[place] ?? '').replace(/\s+/g, ' ').trim();
    return { id: cell(id), holderName: name.map(cell).join(' ').trim(), holderEmail: cell(email) };
  };
}
