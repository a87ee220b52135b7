/** Where tickets were sold, by the columns of its export. */
interface TicketSeller {
  id: string;
  /** Normalized names of columns that its exports have, one of these sets. */
  marks: readonly (readonly string[])[];
  /** Columns whose general meaning is another one, by normalized name. */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** True if a ticket without a status is valid. */
  isBlankValid?: boolean;
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

/** Returns a name for the seller, under which its decisions are stored: another one by its columns. */
export function sellerKey(header: readonly string[]): string {
  return sellerOf(header)?.id ?? header.filter(Boolean).toSorted().join(' ').slice(0, 400);
}
