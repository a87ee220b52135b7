import { cutText } from '../../lib/cut-text.ts';
import { maxDecisionKey } from '../../model/ticket-sellers.ts';

/** Seller of tickets, recognized by the columns of its export. */
interface TicketSeller {
  id: string;
  /** Normalized names of columns that its exports have, one of these sets. */
  marks: readonly (readonly string[])[];
  /** Columns whose general meaning is another one, by normalized name. */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** True if a ticket without a status is valid. */
  isBlankValid?: boolean;
  /** True if the column of statuses answers whether a ticket is void. */
  hasVoidColumn?: boolean;
  /** Statuses by `statusKey` that mean a valid ticket in these exports only. */
  valid?: readonly string[];
}

/** Sellers whose exports need more than the general names of columns. */
const sellers: readonly TicketSeller[] = [
  {
    id: 'luma',
    marks: [
      ['approvalstatus', 'apiid'],
      ['approvalstatus', 'guestid'],
    ],
  },
  {
    id: 'tito',
    marks: [['ticketreference', 'orderreference']],
    columns: { id: ['ticketreference'], type: ['ticket'], status: ['voidstatus'] },
    // The column is `true` for a void ticket and empty for others.
    isBlankValid: true,
    hasVoidColumn: true,
  },
  {
    id: 'alfio',
    marks: [['paidprice', 'reservationid']],
    columns: { id: ['id'], type: ['category'] },
  },
  {
    id: 'paypal',
    marks: [['transactionid', 'referencetxnid']],
    columns: {
      id: [],
      entry: ['type'],
      type: ['itemtitle'],
      price: ['gross'],
      name: ['name'],
      email: ['fromemailaddress'],
    },
  },
  {
    id: 'square',
    marks: [['eventtype', 'transactionid', 'item']],
    columns: { id: [], price: ['grosssales'] },
  },
  {
    id: 'stripe',
    marks: [['amountrefunded', 'status']],
    columns: { type: ['description'], price: ['amount'] },
  },
  {
    id: 'eventbrite',
    marks: [
      ['attendeestatus', 'ordertype'],
      ['ordernumber', 'orderstatus'],
    ],
  },
  {
    // Issued tickets: https://github.com/jsilence82/ssg-reconcile/blob/main/testdata/tickettailor_sample.csv
    id: 'tickettailor',
    marks: [['ticketreference', 'eventstart', 'orderstatus']],
    // The payment of the order.
    valid: ['paypal', 'stripe', 'nocost'],
  },
  {
    id: 'tickettailor-orders',
    marks: [['ordercancelled', 'ticketspurchased']],
    columns: {
      id: [],
      quantity: ['ticketspurchased'],
      status: ['ordercancelled'],
      order: ['orderid'],
      price: ['ordervalue'],
      type: [],
    },
    hasVoidColumn: true,
  },
  {
    // Orders: https://github.com/harshapranithreddy/event-ops-mcp/blob/main/gen_sample_data.py
    id: 'humanitix',
    marks: [['financialstatus', 'validtickets']],
    columns: {
      id: [],
      quantity: ['validtickets'],
      status: ['financialstatus'],
      price: ['ticketsales'],
      // The number of canceled tickets is the number of refunded ones.
      refunded: [],
      type: [],
    },
  },
  {
    // Transactions, of which a donation is one: the campaign tells them apart.
    id: 'givebutter',
    marks: [['givebutterfee', 'campaigntitle']],
    columns: { id: ['transactionid'], order: [], type: ['campaigntitle'] },
  },
  { id: 'hi-events', marks: [['publicid', 'ischeckedin']] },
  { id: 'pretix', marks: [['ordercode', 'positionid']] },
  { id: 'zeffy', marks: [['ticketnotes', 'guestfirstname']] },
];

/** Returns the seller whose export has these normalized column names; undefined if it is another one. */
export function sellerOf(header: readonly string[]): TicketSeller | undefined {
  return sellers.find(({ marks }) =>
    marks.some((mark) => mark.every((column) => header.includes(column))),
  );
}

/** Returns a name for the seller, under which its decisions are stored: another one by its columns, if they have names. */
export function sellerKey(header: readonly string[]): string {
  const columns = header.filter(Boolean).toSorted().join(' ');
  return sellerOf(header)?.id ?? (cutText(columns, 400) || 'unnamed');
}

/** Returns the key of a decision about a text of a file, which may be empty: one that Firestore takes in a map. */
export function decisionKey(text: string): string {
  return cutText(text, maxDecisionKey).replace(/^_(?=_.*__$)/s, '-') || '-';
}
