import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { type DeskPayment, deskPayment } from '@wine-walk/common/model/categories.ts';
import type { TillColumn } from '@wine-walk/common/model/desk.ts';
import type { ClosingReport } from '@wine-walk/common/rules/desk/closing-report.ts';
import { tillColumnOf } from '@wine-walk/common/rules/desk/till.ts';
import { asCsv } from '../../kit/as-csv.ts';
import { tillDifferenceText } from '../../shared/desk/till-difference.ts';
import { tillName } from '../../shared/volunteer-names.ts';
import { texts } from '../../texts/texts.ts';

/** Returns an amount with a decimal point; empty for null. */
const decimal = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** Returns the payments of a till by all methods. */
function tillTotals(till: AdminTill): TillColumn {
  const columns = deskPayment.options.map((method) => tillColumnOf(till, method));
  const sum = (field: keyof TillColumn) =>
    columns.reduce((total, column) => total + column[field], 0);
  return {
    salesCount: sum('salesCount'),
    salesCents: sum('salesCents'),
    refundsCents: sum('refundsCents'),
  };
}

/** Returns the closing report as CSV: a line for each method, the total and each till. */
export function treasurerCsv(
  report: ClosingReport,
  tills: readonly AdminTill[],
  nameOf: (method: DeskPayment) => string,
): string {
  const { columns, lines } = texts.prints.treasurer.csv;
  const methods = report.methods.map(
    ({ method, salesCount, salesCents, refundsCents, netCents, registrationsCents }) => [
      lines.payments,
      nameOf(method),
      salesCount,
      decimal(salesCents),
      decimal(refundsCents),
      decimal(netCents),
      decimal(registrationsCents),
      '',
      '',
      '',
      '',
      '',
    ],
  );
  const total = [
    lines.total,
    '',
    '',
    '',
    '',
    decimal(report.netCents),
    decimal(report.registrationsCents),
    decimal(report.expectedCashCents),
    decimal(report.countedCashCents),
    '',
    '',
    '',
  ];
  const perTill = tills.map((till) => {
    const { salesCount, salesCents, refundsCents } = tillTotals(till);
    return [
      lines.till,
      tillName(till, tills),
      salesCount,
      decimal(salesCents),
      decimal(refundsCents),
      decimal(salesCents - refundsCents),
      '',
      decimal(till.expectedCents),
      decimal(till.countedCents),
      decimal(till.countedCardCents),
      tillDifferenceText(till),
      till.explanation,
    ];
  });
  const fields = [
    columns.line,
    columns.name,
    columns.sales,
    columns.taken,
    columns.refunded,
    columns.net,
    columns.byRegistrations,
    columns.expectedCash,
    columns.countedCash,
    columns.card,
    columns.difference,
    columns.explanation,
  ];
  return asCsv(fields, [...methods, total, ...perTill]);
}
