import { unusedColumns } from '@wine-walk/common/lib/csv/csv-columns.ts';
import type { CsvColumns } from '@wine-walk/common/lib/csv/csv-table.ts';
import type { TicketColumn } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import type { TicketLineProblem } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { staffMessage } from '../../../session/portal-texts.ts';
import { texts } from '../../../texts/texts.ts';

type TicketColumns = CsvColumns<TicketColumn>;

const allFields = Object.entries(texts.tickets.importPreview.fields) as [TicketColumn, string][];

/** Returns the fields to choose a column for. `hasTypes`: true if the event has ticket types. */
export const columnFields = (hasTypes: boolean) =>
  hasTypes ? allFields : allFields.filter(([field]) => field !== 'type');

/** Returns the recognized columns in words. */
export function columnsText(
  { labels, hasHeader, indexes }: TicketColumns,
  hasTypes: boolean,
): string {
  const { id, order, quantity, type, name, lastName, email } = indexes;
  const found = texts.tickets.importPreview;
  const from = (place: number | null, text: (column: string) => string) =>
    place === null ? undefined : text(labels[place] ?? '');
  const parts = [
    from(id ?? order, (column) => found.id({ column })) ?? found.noId,
    id === null ? undefined : from(order, (column) => found.order({ column })),
    from(quantity, (column) => found.quantity({ column })),
    hasTypes ? (from(type, (column) => found.type({ column })) ?? found.noType) : undefined,
    name !== null && lastName !== null
      ? found.fullName({ name: labels[name] ?? '', lastName: labels[lastName] ?? '' })
      : (from(name ?? lastName, (column) => found.name({ column })) ?? found.noName),
    from(email, (column) => found.email({ column })) ?? found.noEmail,
  ];
  const sentence = `${parts.filter((part) => part !== undefined).join(', ')}.`;
  return hasHeader ? sentence : `${found.noHeader} ${sentence}`;
}

/** True for lines that the seller lists as refunded or not valid: they are right as they are. */
export function isLeftOut({ kind }: TicketLineProblem): boolean {
  return kind === 'not-admitted' || kind === 'refunded';
}

/** Returns why a line is not imported. */
export function problemText(problem: TicketLineProblem): string {
  const { problems } = texts.tickets.importPreview;
  switch (problem.kind) {
    case 'refunded':
      return problems.refunded({ line: problem.line });
    case 'refund-without-sale':
      return problems.refundWithoutSale;
    case 'spreadsheet-number':
      return problems.spreadsheetNumber({ id: problem.id });
    case 'not-admitted':
      return problems.notAdmitted({ status: problem.status });
    case 'quantity':
      return problems.quantity({ max: problem.max });
    case 'repeated':
      return problems.repeated({ id: problem.name, line: problem.line });
    case 'invalid':
      return problem.problems.map((problem) => staffMessage(problem)).join(' ');
  }
}

/** True if a column is missing and an unused one may hold it. */
export function isLacking(columns: TicketColumns): boolean {
  const { id, order, name, email } = columns.indexes;
  const hasNoId = id === null && order === null;
  return hasNoId || (unusedColumns(columns).length > 0 && (name === null || email === null));
}
