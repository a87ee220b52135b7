import { findColumn } from '../../lib/csv-columns.ts';
import type { ColumnChoice } from '../../lib/csv-table.ts';

/**
 * Spellings of each column's name without case, accents, spaces and punctuation, most specific first, since an export can
 * have several candidates. They include the headers of Eventbrite, Hi.Events, pretix, Square and Zeffy, and French and
 * Spanish names.
 */
const columnAliases = {
  id: [
    // Hi.Events: its ticket ID was that of the ticket's type.
    'publicid',
    'ticketid',
    'ticketnumber',
    'ticketno',
    'ticketcode',
    'ticketsecret',
    'barcode',
    'barcodenumber',
    'ticket',
    'number',
    'id',
    'code',
    'attendeenumber',
    'numerodebillet',
    'numerodeboleto',
    'billet',
    'boleto',
  ],
  order: [
    'ordernumber',
    'orderid',
    'ordercode',
    'order',
    'transactionid',
    'numerodecommande',
    'numerodepedido',
  ],
  /** Number of the ticket in its order, from 1. */
  position: ['positionid', 'position', 'positionnumber'],
  quantity: ['quantity', 'qty', 'ticketquantity', 'itemquantity', 'quantite', 'cantidad'],
  type: [
    'tickettype',
    'tickettypename',
    'typeofticket',
    'ticketname',
    'tickettitle',
    'product',
    'productname',
    'producttitle',
    'item',
    'itemname',
    'ratetitle',
    'typedebillet',
    'tarif',
    'tipodeboleto',
    'tipo',
    'type',
  ],
  status: ['attendeestatus', 'ticketstatus', 'orderstatus', 'status', 'statut', 'estado'],
  name: [
    'attendeename',
    'attendeesname',
    'holdername',
    'holdersname',
    'ticketholdername',
    'ticketholdersname',
    'ticketholder',
    'nameoftheticketholder',
    'guestname',
    'guestsname',
    'participantname',
    'participantsname',
    'recipientname',
    'fullname',
    'name',
    'nomcomplet',
    'nombrecompleto',
    'buyername',
    'customername',
  ],
  firstName: [
    'attendeenamegivenname',
    'attendeefirstname',
    'holderfirstname',
    'guestfirstname',
    'firstname',
    'firstnames',
    'givenname',
    'givennames',
    'prenom',
    'nombre',
    'buyerfirstname',
  ],
  lastName: [
    'attendeenamefamilyname',
    'attendeelastname',
    'holderlastname',
    'guestlastname',
    'lastname',
    'surname',
    'familyname',
    'nomdefamille',
    'nom',
    'apellidos',
    'apellido',
    'buyerlastname',
  ],
  /** Full name or person, less specific than first and last name. */
  person: ['holder', 'attendee', 'guest', 'participant'],
  email: [
    'attendeeemail',
    'attendeesemail',
    'holderemail',
    'holdersemail',
    'ticketholderemail',
    'emailoftheticketholder',
    'guestemail',
    'guestsemail',
    'participantemail',
    'participantsemail',
    'recipientemail',
    'email',
    'emailaddress',
    'mail',
    'courriel',
    'adressecourriel',
    'correo',
    'correoelectronico',
    'buyeremail',
    'customeremail',
  ],
} as const;

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
  /** Name of the ticket's type. */
  type: number | null;
  /** State of the ticket where it was sold. */
  status: number | null;
  /** Full name, or first name. */
  name: number | null;
  /** Separate column of last names. */
  lastName: number | null;
  email: number | null;
};

export type TicketColumn = keyof TicketIndexes;

/** Indexes without a column. */
export const noColumns: TicketIndexes = {
  id: null,
  order: null,
  position: null,
  quantity: null,
  type: null,
  status: null,
  name: null,
  lastName: null,
  email: null,
};

/**
 * Detects the columns by the normalized cells of a file's first row. The indexes of id and order are null if it names
 * columns but none for the id.
 *
 * @param width number of columns.
 */
export function detectTicketColumns(
  header: readonly string[],
  width: number,
): ColumnChoice<TicketColumn> {
  const columnIndexes = Object.fromEntries(
    columnNames.map((column) => [column, findColumn(columnAliases[column], header)]),
  ) as Record<Column, number | null>;
  if (columnIndexes.id === null && !namesColumns(header))
    return {
      hasHeader: false,
      indexes: {
        ...noColumns,
        id: 0,
        name: width > 1 ? 1 : null,
        email: width > 2 ? 2 : null,
      },
    };
  const { id, order, position, quantity, type, status, email } = columnIndexes;
  return {
    hasHeader: true,
    indexes: {
      id,
      order,
      position: id === null && order !== null ? position : null,
      quantity,
      type,
      status,
      ...nameOf(columnIndexes),
      email,
    },
  };
}

const columnNames = Object.keys(columnAliases) as Column[];

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
