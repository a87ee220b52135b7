import type { BodyInput } from '../../api/contract/endpoint.ts';
import { fieldProblemOf, issueCode } from '../../api/contract/field-problem.ts';
import type { FieldProblem } from '../../api/contract/problems.ts';
import { type addTicket, holder, newTicketId } from '../../api/tickets.ts';
import { isShortenedNumber, normalizeHeader } from '../../lib/csv/csv-columns.ts';
import type {
  CsvColumns,
  CsvKind,
  CsvLine,
  ReadLines,
  RepeatedLine,
} from '../../lib/csv/csv-table.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { DecisionsBySeller, StatusMeaning } from '../../model/ticket-sellers.ts';
import type { TicketType } from '../../model/ticket-types.ts';
import { totalPrices } from './ticket-column-names.ts';
import { detectTicketColumns, type TicketColumn } from './ticket-columns.ts';
import { type StoredTicket, ticketIds } from './ticket-ids.ts';
import { decideProducts, type ProductGroup } from './ticket-products.ts';
import { hasValidQuantity, maxQuantity, netSales, readRefund, type Sale } from './ticket-sales.ts';
import { sellerKey, sellerOf } from './ticket-sellers.ts';
import { knownStatus, statusKey } from './ticket-statuses.ts';

/** Ticket as the API accepts it. */
export type ImportTicket = BodyInput<typeof addTicket>;

type Line = CsvLine<TicketColumn>;

/** Status of a file with its meaning. */
export interface StatusGroup {
  /** Status as in the file; empty for lines without one. */
  word: string;
  /** Key under which the decision is stored. */
  key: string;
  /** Number of lines. */
  lines: number;
  /** Null until the organizer has decided, and for a partial refund. */
  meaning: StatusMeaning | null;
  /** True if the product does not know the word, so that the organizer decides. */
  isAsked: boolean;
}

/** Line of an order that was refunded in part. */
export interface PartialRefund {
  /** Order or ticket. */
  key: string;
  holderName: string;
  line: number;
  /** Number of tickets that were sold. */
  sold: number;
  /** Number of tickets that remain; null until the organizer has said it. */
  remaining: number | null;
}

/** Ticket that the file lists as no longer valid. */
export interface WithdrawnTicket {
  id: string;
  holderName: string;
  /** Status in the file. */
  status: string;
}

/** Content of the lines of a file of tickets. */
export type TicketLines = ReadLines<ImportTicket, TicketLineProblem> & {
  /** Key of the seller, by the columns. */
  seller: string;
  hasStatusColumn: boolean;
  statuses: StatusGroup[];
  products: ProductGroup[];
  /** True if the file has a column of products; otherwise they are prices. */
  hasProducts: boolean;
  partialRefunds: PartialRefund[];
  withdrawn: WithdrawnTicket[];
  /** IDs of all lines, with those that become no ticket. */
  listed: string[];
  /** True if some IDs are numbers within an order, which depend on the stored tickets. */
  hasNumberedIds: boolean;
  /** Number of decisions that the organizer has not made. */
  undecided: number;
};

/** Reason why a line is not imported. */
export type TicketLineProblem =
  /** The seller lists the ticket as not valid. */
  | { kind: 'not-admitted'; status: string }
  | { kind: 'refunded'; line: number }
  | { kind: 'refund-without-sale' }
  | { kind: 'quantity'; max: number }
  /** A spreadsheet has replaced the digits of the ID by a power of ten. */
  | { kind: 'spreadsheet-number'; id: string }
  | RepeatedLine
  /** A field does not pass the API's schema. */
  | { kind: 'invalid'; problems: FieldProblem[] };

type EventTypes = readonly Pick<TicketType, 'id' | 'name'>[];

/** Facts with which a file of tickets is read. */
export interface TicketContext {
  types: EventTypes;
  /** Decisions by the key of the seller. */
  decisions: DecisionsBySeller;
  /** Number of remaining tickets by the line of a partial refund. */
  remaining: Readonly<Record<number, number>>;
  /** Tickets that are here already, whose holders keep their IDs. */
  stored: readonly StoredTicket[];
}

/**
 * Files of tickets. A line with a quantity becomes that many tickets. Refunds of the file are netted with its sales, and
 * only lines whose status is known or decided become tickets: valid ones, and ones that are paid at the desk.
 */
export const ticketFile: CsvKind<TicketColumn, TicketLines, TicketContext> = {
  detect: detectTicketColumns,
  lacksColumn: ({ id, order }) => id === null && order === null,
  readLines: readTickets,
};

function readTickets(
  lines: readonly Line[],
  { types, decisions, remaining, stored }: TicketContext,
  { indexes, labels, hasHeader }: CsvColumns<TicketColumn>,
): TicketLines {
  const header = hasHeader ? labels.map(normalizeHeader) : [];
  const seller = sellerKey(header);
  const known = sellerOf(header);
  const decided = decisions[seller] ?? { statuses: {}, products: {} };
  const isTotal = indexes.price !== null && totalPrices.has(header[indexes.price] ?? '');
  const { sales, unmatched } = netSales(lines, isTotal);
  const products = decideProducts(sales, { types, decided: decided.products, indexes });
  const statuses = decideStatuses(sales, {
    decided: decided.statuses,
    isVoidColumn: known?.hasVoidColumn ?? false,
    isBlankValid: known?.isBlankValid ?? false,
    valid: known?.valid ?? [],
    hasStatusColumn: indexes.status !== null,
  });
  const file: TicketLines = {
    records: [],
    present: [],
    invalid: [],
    withdrawn: [],
    listed: [],
    hasNumberedIds:
      indexes.id === null &&
      sales.some(({ line: { fields } }) => fields.order !== '' && fields.position === ''),
    reduced: [],
    partialRefunds: [],
    seller,
    hasStatusColumn: indexes.status !== null || indexes.refunded !== null,
    statuses: statuses.groups,
    products: products.groups,
    hasProducts: indexes.type !== null,
    undecided: 0,
  };
  const idsByLine = ticketIds(sales, {
    hasIds: indexes.id !== null,
    stored,
    holdingOf: (line) => ({
      ...readHolder(nameOf(line), line.fields.email).holder,
      typeId: typeIdOf(products.choiceOf(line)),
    }),
  });
  const firstLines = new Map<string, number>();
  for (const { line: source, ...sale } of sales) {
    const { line, cells, fields } = source;
    const refuse = (problem: TicketLineProblem) => file.invalid.push({ line, cells, problem });
    if (!hasValidQuantity(sale)) {
      refuse({ kind: 'quantity', max: maxQuantity });
      continue;
    }
    // Left-out lines count, so that a later file gives the other tickets of the order the same IDs.
    const ids = idsByLine.get(source) ?? [];
    file.listed.push(...ids.map((id) => id.trim().toUpperCase()));
    const product = products.choiceOf(source);
    if (product === 'none' || product === null) continue;
    if (isShortenedNumber(fields.id || fields.order)) {
      refuse({ kind: 'spreadsheet-number', id: fields.id || fields.order });
      continue;
    }
    const holderName = nameOf(source);
    const state = stateOf(sale, source, statuses.meaningOf(source), remaining);
    if (state.partial) file.partialRefunds.push({ ...state.partial, holderName, line });
    const kept = ids.slice(0, state.count);
    for (const id of ids.slice(state.count)) {
      const parsed = newTicketId.safeParse(id);
      if (state.isWithdrawn && parsed.success)
        file.withdrawn.push({ id: parsed.data, holderName, status: state.status });
    }
    if (state.problem) refuse(state.problem);
    if (kept.length === 0) continue;
    const parsedIds = kept.map((id) => newTicketId.safeParse(id, { error: issueCode }));
    const error = parsedIds.find(({ success }) => !success)?.error;
    if (error) {
      refuse({ kind: 'invalid', problems: error.issues.map(fieldProblemOf) });
      continue;
    }
    const tickets = parsedIds.flatMap(({ data }) => data ?? []);
    const repeated = tickets.find((id) => firstLines.has(id));
    if (repeated) {
      refuse({ kind: 'repeated', name: repeated, line: firstLines.get(repeated) ?? line });
      continue;
    }
    const optional = readHolder(holderName, fields.email);
    if (optional.without.length > 0) file.reduced.push({ line, cells, without: optional.without });
    const orderId = cutText(fields.order, 64);
    for (const id of tickets) {
      firstLines.set(id, line);
      file.records.push({
        id,
        ...optional.holder,
        ...(product !== 'ticket' && { typeId: product }),
        ...(orderId && { orderId }),
        ...(indexes.status !== null && { owes: state.owes ?? false }),
      });
    }
  }
  for (const { line, cells } of unmatched)
    file.invalid.push({ line, cells, problem: { kind: 'refund-without-sale' } });
  file.invalid.sort((one, other) => one.line - other.line);
  file.undecided =
    statuses.groups.filter(({ isAsked, meaning }) => isAsked && meaning === null).length +
    products.groups.filter(({ choice }) => choice === null).length +
    file.partialRefunds.filter(({ remaining: left }) => left === null).length;
  return file;
}

type LineMeaning = StatusMeaning | 'partial' | null;

interface StatusRules {
  decided: Readonly<Record<string, StatusMeaning>>;
  isVoidColumn: boolean;
  isBlankValid: boolean;
  /** Keys of statuses that are valid for this seller. */
  valid: readonly string[];
  hasStatusColumn: boolean;
}

/** Returns the statuses of the sales with their meanings: known ones, and those that the organizer decides. */
function decideStatuses(
  sales: readonly Sale[],
  { decided, isVoidColumn, isBlankValid, valid, hasStatusColumn }: StatusRules,
) {
  const blankKey = statusKey('');
  const groups = new Map<string, StatusGroup>();
  const partial = new Set<string>();
  for (const { line } of hasStatusColumn ? sales : []) {
    const word = line.fields.status;
    const key = statusKey(word);
    const group = groups.get(key);
    if (group) group.lines += 1;
    else {
      const isValid = (key === blankKey && isBlankValid) || valid.includes(key);
      const known = isValid ? 'valid' : knownStatus(word, isVoidColumn);
      if (known === 'partial') partial.add(key);
      const meaning = known === 'partial' ? null : (known ?? decided[key] ?? null);
      groups.set(key, { word, key, lines: 1, meaning, isAsked: known === undefined });
    }
  }
  const meaningOf = ({ fields }: Line): LineMeaning => {
    if (!hasStatusColumn) return 'valid';
    const key = statusKey(fields.status);
    return partial.has(key) ? 'partial' : (groups.get(key)?.meaning ?? null);
  };
  return { groups: [...groups.values()], meaningOf };
}

/** Result of a line: the number of its valid tickets, and the reason why others are not valid. */
interface LineState {
  count: number;
  status: string;
  /** True if the others are no longer valid. */
  isWithdrawn: boolean;
  /** True if the desk takes the price of the valid ones. */
  owes?: boolean;
  problem?: TicketLineProblem;
  partial?: Pick<PartialRefund, 'key' | 'sold' | 'remaining'>;
}

function stateOf(
  { sold, price, amountBack, takenBack, refundLine }: Omit<Sale, 'line'>,
  { line, fields }: Line,
  meaning: LineMeaning,
  remaining: TicketContext['remaining'],
): LineState {
  const { status, refunded } = fields;
  if (meaning === 'invalid')
    return { count: 0, status, isWithdrawn: true, problem: { kind: 'not-admitted', status } };
  if (meaning === null) return { count: 0, status, isWithdrawn: false };
  const refund = readRefund(refunded);
  if (refund > 0 && refund >= price)
    return {
      count: 0,
      status: refunded,
      isWithdrawn: true,
      problem: { kind: 'not-admitted', status: `${status} ${refunded}`.trim() },
    };
  const isPartOfSale = refund !== 0 || (amountBack > 0 && takenBack < sold);
  if (meaning === 'partial' || isPartOfSale) {
    const left = remaining[line] ?? null;
    const partial = { key: fields.id || fields.order, sold, remaining: left };
    return { count: Math.min(sold, left ?? 0), status, isWithdrawn: left !== null, partial };
  }
  const count = sold - takenBack;
  const owes = meaning === 'owes';
  if (refundLine === null) return { count, status, isWithdrawn: false, owes };
  const problem = { kind: 'refunded', line: refundLine } as const;
  return { count, status, isWithdrawn: true, owes, ...(count === 0 && { problem }) };
}

const nameOf = ({ fields }: Line) => `${fields.name} ${fields.lastName}`.trim();

/** Returns the type of a product; null for none, and until the organizer has decided. */
const typeIdOf = (choice: string | null) =>
  choice === 'ticket' || choice === 'none' ? null : choice;

/** Returns the optional texts of a line, and the names of those that cannot be imported. */
function readHolder(name: string, email: string) {
  const parsedName = holder.holderName.safeParse(name);
  const parsedEmail = holder.holderEmail.safeParse(/<([^<>]+)>$/.exec(email)?.[1] ?? email);
  const without: ('name' | 'email')[] = [];
  if (!parsedName.success) without.push('name');
  if (!parsedEmail.success) without.push('email');
  return {
    holder: {
      holderName: parsedName.data ?? null,
      holderEmail: parsedEmail.data ?? null,
    },
    without,
  };
}
