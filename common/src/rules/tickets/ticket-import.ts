import { sameTypeName } from '../../api/admin-events.ts';
import type { BodyInput } from '../../api/endpoint.ts';
import { issueSentence } from '../../api/issue-sentence.ts';
import { type addTicket, ticketBody } from '../../api/tickets.ts';
import {
  type CsvKind,
  type CsvLine,
  type ParsedCsv,
  type ReadLines,
  type RepeatedLine,
} from '../../lib/csv-table.ts';
import type { TicketType } from '../../model/ticket-types.ts';
import { detectTicketColumns, type TicketColumn, type TicketIndexes } from './ticket-columns.ts';

/** Ticket as the API accepts it. */
export type ImportTicket = BodyInput<typeof addTicket>;

/** Lines of a file of tickets. */
export type TicketLines = ReadLines<ImportTicket, TicketLineProblem>;

export type ParsedTicketFile = ParsedCsv<TicketColumn, TicketLines>;

/** Reason why a line is not imported. */
export type TicketLineProblem =
  | { kind: 'unknown-type'; type: string }
  /** The seller lists the ticket as refunded, cancelled or unpaid. */
  | { kind: 'not-admitted'; status: string }
  | { kind: 'quantity'; max: number }
  | RepeatedLine
  /** A field does not pass the API's schema. */
  | { kind: 'invalid'; messages: string[] };

/** Maximum number of tickets of one line. */
const maxQuantity = 100;

type EventTypes = readonly Pick<TicketType, 'id' | 'name'>[];

/**
 * Files of tickets. A line with a quantity becomes that many tickets; refunded, cancelled and unpaid tickets are left out.
 * The column of types is ignored if the event has none.
 */
export const ticketFile: CsvKind<TicketColumn, TicketLines, EventTypes> = {
  detect: detectTicketColumns,
  lacksColumn: ({ id, order }) => id === null && order === null,
  readLines: readTickets,
};

function readTickets(
  lines: readonly CsvLine<TicketColumn>[],
  types: EventTypes,
  indexes: TicketIndexes,
): TicketLines {
  const firstLines = new Map<string, number>();
  const positions = new Map<string, number>();
  const file: TicketLines = { records: [], present: [], invalid: [] };
  for (const { line, cells, fields } of lines) {
    const refuse = (problem: TicketLineProblem) => file.invalid.push({ line, cells, problem });
    const refusal = reasonToLeaveOut(fields);
    if (refusal) {
      refuse(refusal);
      continue;
    }
    const typeId = typeOf(fields.type, types);
    if (typeId === undefined) {
      refuse({ kind: 'unknown-type', type: fields.type });
      continue;
    }
    const { id, order, position, quantity, name, lastName, email: holderEmail } = fields;
    const count = Number(quantity || 1);
    const holderName = `${name} ${lastName}`.trim();
    const ids =
      indexes.id !== null ? idsOfTicket(id, count) : idsOfOrder(order, position, count, positions);
    const parsed = ids.map((ticketId) =>
      ticketBody.safeParse(
        {
          id: ticketId,
          holderName,
          holderEmail,
          orderId: order.slice(0, 64) || null,
        },
        { error: issueSentence },
      ),
    );
    const error = parsed.find(({ success }) => !success)?.error;
    if (error) {
      refuse({ kind: 'invalid', messages: error.issues.map(({ message }) => message) });
      continue;
    }
    const tickets = parsed.flatMap(({ data }) => (data ? [data] : []));
    const repeated = tickets.find((ticket) => firstLines.has(ticket.id));
    if (repeated) {
      refuse({ kind: 'repeated', name: repeated.id, line: firstLines.get(repeated.id) ?? line });
      continue;
    }
    for (const ticket of tickets) {
      firstLines.set(ticket.id, line);
      file.records.push({
        id: ticket.id,
        holderName: ticket.holderName,
        holderEmail: ticket.holderEmail,
        ...(typeId && { typeId }),
        ...(ticket.orderId && { orderId: ticket.orderId }),
      });
    }
  }
  return file;
}

/** Returns the ID of a type by its name; null for none, undefined for an unknown name. */
function typeOf(name: string, types: EventTypes): string | null | undefined {
  if (name === '' || types.length === 0) return null;
  return types.find((type) => sameTypeName(type.name, name))?.id;
}

/** A ticket that where it was sold is no longer valid, or not yet paid. */
const notAdmitted =
  /refund|cancel|delet|void|expired|declin|not attending|unpaid|pending|await|rembours|annul|anulad|reembols|pendiente|en attente/i;

/** Returns why a row becomes no ticket; undefined if it does. */
function reasonToLeaveOut({
  status,
  quantity,
}: Record<'status' | 'quantity', string>): TicketLineProblem | undefined {
  if (notAdmitted.test(status)) return { kind: 'not-admitted', status };
  if (quantity === '' || (/^\d{1,3}$/.test(quantity) && isQuantity(Number(quantity)))) return;
  return { kind: 'quantity', max: maxQuantity };
}

const isQuantity = (count: number) => count >= 1 && count <= maxQuantity;

/** Returns the ID of a line, or one for each of its tickets: WW-1-1, WW-1-2. */
function idsOfTicket(id: string, count: number): string[] {
  return count === 1 ? [id] : Array.from({ length: count }, (_, at) => `${id}-${at + 1}`);
}

/**
 * Returns an ID for each ticket of an order's line: its number in the order after that of the order. The file's order of
 * lines decides if there is no column of positions, so that another import of the same file gives the same IDs.
 */
function idsOfOrder(
  order: string,
  position: string,
  count: number,
  positions: Map<string, number>,
): string[] {
  if (order && position) return idsOfTicket(`${order}-${position}`, count);
  const last = positions.get(order) ?? 0;
  positions.set(order, last + count);
  return Array.from({ length: count }, (_, at) => (order ? `${order}-${last + at + 1}` : ''));
}
