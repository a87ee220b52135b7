/** How a row becomes a ticket's fields. */
export interface ImportColumns {
  /** Whether the row that was looked at names the columns, and is no ticket itself. */
  isNamed: boolean;
  pick: (cells: readonly string[]) => { id: string; holderName: string; holderEmail: string };
}

type Column = 'id' | 'name' | 'firstName' | 'lastName' | 'email';

/** The spellings of each column's name, without case, spaces and signs. */
const spellings: Record<Column, readonly string[]> = {
  id: [
    'ticketid',
    'ticket',
    'ticketnumber',
    'ticketno',
    'ticketcode',
    'id',
    'number',
    'code',
    'barcode',
  ],
  name: [
    'name',
    'fullname',
    'holder',
    'holdername',
    'ticketholder',
    'attendee',
    'attendeename',
    'guest',
    'guestname',
    'participant',
    'participantname',
  ],
  firstName: ['firstname', 'givenname', 'attendeefirstname'],
  lastName: ['lastname', 'surname', 'familyname', 'attendeelastname'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'holderemail',
    'attendeeemail',
    'guestemail',
    'participantemail',
  ],
};

const noId =
  'No column holds the ticket ID. Name one "Ticket ID", or leave out the first line with the names.';

/** Finds the columns by a file's first row; `problem` where it names columns but none for the id. */
export function readHeader(cells: readonly string[]): ImportColumns | { problem: string } {
  const names = cells.map(columnOf);
  const at = (column: Column) => names.indexOf(column);
  if (names.every((name) => name === undefined))
    return { isNamed: false, pick: picker({ id: 0, name: 1, email: 2 }) };
  if (at('id') === -1) return { problem: noId };
  const places = { id: at('id'), name: at('name'), email: at('email') };
  const full = places.name === -1 ? { firstName: at('firstName'), lastName: at('lastName') } : {};
  return { isNamed: true, pick: picker({ ...places, ...full }) };
}

function columnOf(cell: string): Column | undefined {
  const name = cell.toLowerCase().replace(/[^a-z]/g, '');
  const columns = Object.keys(spellings) as Column[];
  return columns.find((column) => spellings[column].includes(name));
}

/** -1 or no place: that column is not there. A quoted cell's line breaks become spaces. */
function picker(places: Partial<Record<Column, number>>): ImportColumns['pick'] {
  return (cells) => {
    const cell = (column: Column) =>
      (cells[places[column] ?? -1] ?? '').replace(/\s+/g, ' ').trim();
    return {
      id: cell('id'),
      holderName: cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim(),
      holderEmail: cell('email'),
    };
  };
}
