import type { CsvLine } from '../../lib/csv/csv-table.ts';
import type { TicketColumn } from './ticket-columns.ts';

type Line = CsvLine<TicketColumn>;

/** Maximum number of tickets of one line. */
export const maxQuantity = 100;

const numberPattern =
  /^([(-]?)\+?\p{L}{0,3}\p{Sc}?(-?)(\d[\d.,]*?)(?:[.,]-)?(?:\p{Sc}?\p{L}{0,3}|\p{L}{1,3}\p{Sc})\)?$/u;

/**
 * Returns a number as files have it: `1`, `1.0`, `1,0`, `1 000`, `$35.00`, `CA$35.00`, `35,00 kr`, `(35,00)`; NaN for other
 * texts. A comma or point before three digits separates thousands.
 */
export function readNumber(text: string): number {
  const bare = text.replace(/\s|['’]/g, '').replace(/[\u2212\u2013\u2014]/g, '-');
  const [, before, sign, digits = ''] = numberPattern.exec(bare) ?? [];
  const thousands = digits.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const amount = digits === '' ? Number.NaN : Number(thousands.replace(',', '.'));
  return before || sign ? -amount : amount;
}

/** Returns the amount of a cell that was refunded, 0 if it says that none was; NaN if it cannot be read. */
export function readRefund(text: string): number {
  return /^(?:[-–—]|n\/?a|no|none|null|false)?$/i.test(text) ? 0 : Math.abs(readNumber(text));
}

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

/** Returns the number of tickets of a line, negative for a refund; 1 if it has none. */
function quantityOf({ fields }: Line): number {
  return fields.quantity === '' ? 1 : readNumber(fields.quantity);
}

const refundWords = /refund|reversal|chargeback|return|reembolso|devoluci|rembours|erstatt/i;

/** True if a line takes a sale back. */
function isRefund(line: Line): boolean {
  const { entry, price } = line.fields;
  return quantityOf(line) < 0 || refundWords.test(entry) || readNumber(price) < 0;
}

/** Sale of a file after its refunds. */
export interface Sale {
  line: Line;
  /** Number of tickets as sold; NaN if it is no number. */
  sold: number;
  /** Price of all its tickets; NaN if it cannot be read. */
  price: number;
  /** Amount that lines without a number of tickets took back. */
  amountBack: number;
  /** Number of tickets that were taken back. */
  takenBack: number;
  /** Number of the line that took the last one back; null for none. */
  refundLine: number | null;
}

/** True if a sale is of 1 to `maxQuantity` tickets. */
export const hasValidQuantity = ({ sold }: Pick<Sale, 'sold'>) =>
  sold >= 1 && sold <= maxQuantity && Number.isInteger(sold);

/**
 * Returns the sales with the refunds of the file, and refunds whose sale is not in it.
 *
 * @param isTotal true if the price of a line is that of all its tickets.
 */
export function netSales(
  lines: readonly Line[],
  isTotal: boolean,
): { sales: Sale[]; unmatched: Line[] } {
  const refunds = new Set(lines.filter(isRefund));
  const sales: Sale[] = lines
    .filter((line) => !refunds.has(line))
    .map((line) => {
      const cancelled = readNumber(line.fields.cancelled) || 0;
      const sold = quantityOf(line) + cancelled;
      const price = roundToCents(readNumber(line.fields.price) * (isTotal ? 1 : sold));
      const refundLine = cancelled > 0 ? line.line : null;
      return { line, sold, price, amountBack: 0, takenBack: cancelled, refundLine };
    });
  const byKey = Map.groupBy(
    sales.flatMap((sale) => {
      const { id, order } = sale.line.fields;
      return [...new Set([id, order])].filter(Boolean).map((key) => ({ key, sale }));
    }),
    ({ key }) => key,
  );
  const unmatched: Line[] = [];
  for (const refund of refunds) {
    const { reference, id, order, type, price } = refund.fields;
    const named = [reference, id, order].find((key) => key !== '' && byKey.has(key));
    const open = (byKey.get(named ?? '') ?? [])
      .map(({ sale }) => sale)
      .filter(({ sold, takenBack }) => takenBack < sold);
    const ofProduct = open.filter(({ line }) => type === '' || line.fields.type === type);
    const [sale] = ofProduct.length > 0 ? ofProduct : open;
    if (!sale) {
      unmatched.push(refund);
      continue;
    }
    const amount = Math.abs(readNumber(price));
    if (refund.fields.quantity === '' && amount > 0 && sale.price > 0) {
      sale.amountBack = roundToCents(sale.amountBack + amount);
      if (sale.amountBack >= sale.price) sale.takenBack = sale.sold;
    } else {
      const count = Math.abs(quantityOf(refund) || 1);
      sale.takenBack = Math.min(sale.sold, sale.takenBack + count);
    }
    sale.refundLine = refund.line;
  }
  return { sales, unmatched };
}
