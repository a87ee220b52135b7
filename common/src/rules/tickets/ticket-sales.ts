import type { CsvLine } from '../../lib/csv/csv-table.ts';
import type { TicketColumn } from './ticket-columns.ts';

type Line = CsvLine<TicketColumn>;

/** Maximum number of tickets of one line. */
export const maxQuantity = 100;

/**
 * Returns a number as files have it: `1`, `1.0`, `1,0`, `1 000`, `$35.00`, `(35,00)`; NaN for other texts. A comma or point
 * before three digits separates thousands.
 */
export function readNumber(text: string): number {
  const plain = text
    .replace(/[\s\u00a0\u202f'’]|[\p{Sc}]|\b[A-Z]{3}\b/gu, '')
    .replace(/\u2212/g, '-');
  const bare = plain.replace(/^\((.*)\)$/, '-$1');
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return Number.NaN;
  const thousands = bare.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  return Number(thousands.replace(',', '.'));
}

/** Returns the number of tickets of a line, negative for a refund; 1 if it has none. */
function quantityOf({ fields }: Line): number {
  return fields.quantity === '' ? 1 : readNumber(fields.quantity);
}

const refundWords = /refund|reversal|chargeback|return|reembolso|devoluci|rembours|erstatt/i;

/** True if a line takes a sale back. */
function isRefund(line: Line): boolean {
  const { entry, reference, price } = line.fields;
  if (quantityOf(line) < 0) return true;
  return refundWords.test(entry) || (reference !== '' && readNumber(price) < 0);
}

/** Sale of a file after its refunds. */
export interface Sale {
  line: Line;
  /** Number of tickets as sold; NaN if it is no number. */
  sold: number;
  /** Number of tickets that were taken back. */
  takenBack: number;
  /** Number of the line that took the last one back; null for none. */
  refundLine: number | null;
}

/** Returns the sales with the refunds of the file, and refunds whose sale is not in it. */
export function netSales(lines: readonly Line[]): { sales: Sale[]; unmatched: Line[] } {
  const refunds = new Set(lines.filter(isRefund));
  const sales: Sale[] = lines
    .filter((line) => !refunds.has(line))
    .map((line) => {
      const cancelled = readNumber(line.fields.cancelled) || 0;
      const sold = quantityOf(line) + cancelled;
      return { line, sold, takenBack: cancelled, refundLine: cancelled > 0 ? line.line : null };
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
    const isWhole = Math.abs(readNumber(price)) === Math.abs(readNumber(sale.line.fields.price));
    const count =
      refund.fields.quantity === '' && isWhole ? sale.sold : Math.abs(quantityOf(refund) || 1);
    sale.takenBack = Math.min(sale.sold, sale.takenBack + count);
    sale.refundLine = refund.line;
  }
  return { sales, unmatched };
}

/** Products that admit nobody. */
const extras =
  /glass|tote|donat|shirt|merch|add-?on|raffle|parking|poster|gift|shipping|sponsor|copa\b|vaso|bolsa|donaci|verre|sac\b|\bdon\b|spende|tasche|\bglas\b/i;
const admissions = /ticket|admission|entry|pass\b|entrada|boleto|billet|eintritt|karte/i;

/** True if a product is an extra such as a glass, a bag or a donation by its name. */
export function isExtra(product: string): boolean {
  return extras.test(product) && !admissions.test(product);
}
