/** First names and last names of invented holders. */
const firstNames = ['Ana', 'Ben', 'Chloe', 'Dev', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'June'];
const lastNames = ['Archer', 'Bell-Hayes', 'de la Cruz', 'Díaz', 'Ek', 'Flores Ruiz', 'Gray'];

const holderOf = (at: number) =>
  `${firstNames[at % firstNames.length]} ${lastNames[at % lastNames.length]}`;

interface Row {
  id: string;
  product?: string;
  quantity?: string;
  status?: string;
  email?: string;
  refunds?: string;
}

/** Number of lines of the file. */
export const soldLines = 350;

/** Lines that are unlike the others, by their place. */
const special: Readonly<Record<number, Row>> = {
  // Tickets that came in with an earlier file.
  3: { id: 'S-3', status: 'Refunded' },
  4: { id: 'S-4', status: 'Chargeback' },
  // Refunds that take back a sale, or a part of it.
  20: { id: 'S-20', quantity: '2.0' },
  21: { id: 'R-21', quantity: '-1', refunds: 'S-20' },
  30: { id: 'S-30', quantity: '4', status: 'Partially refunded' },
  // Not readable: an email, and a number that a spreadsheet has shortened.
  40: { id: 'S-40', email: 'no email' },
  41: { id: '2.19E+26' },
};

function rowOf(at: number): Row {
  const row = special[at];
  if (row) return row;
  const id = `S-${at}`;
  if (at >= 330) return { id, product: 'Donation' };
  if (at >= 310) return { id, product: 'Souvenir glass' };
  if (at >= 290) return { id, product: 'Early entry' };
  if (at >= 270) return { id, status: 'Not paid' };
  if (at >= 258) return { id, status: 'Held by box office' };
  return { id, product: at % 9 === 0 ? 'Designated driver' : 'Tasting' };
}

/**
 * Returns a seller's file of 350 lines as organizers bring them: lines above the header, an empty column, a line of totals,
 * statuses, extras, refunds, quantities, and cells that cannot be read.
 */
export function soldFile(): string {
  const lines = Array.from({ length: soldLines }, (_, at) => {
    const { id, product = 'Tasting', quantity = '1.0', status = 'Completed', ...row } = rowOf(at);
    const { email = `holder${at}@example.com`, refunds = '' } = row;
    return [id, holderOf(at), email, product, quantity, status, refunds, ''].join(';');
  });
  return [
    'sep=;',
    'Autumn Wine Walk;;;;;;;',
    'Exported on November 12;;;;;;;',
    'Ticket ID;Attendee name;Email;Product;Quantity;Status;Refunded order;',
    ...lines,
    `Total;;;;${soldLines};;;`,
  ].join('\n');
}
