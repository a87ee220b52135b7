import { Download } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import type { MenuAction } from '../../kit/action-menu.tsx';
import { asCsv } from '../../kit/as-csv.ts';
import { format } from '../../kit/format.ts';
import {
  type RegistrationRow,
  readAllRegistrations,
} from '../../shared/registrations/read-all-registrations.ts';
import { stateLabels } from '../../shared/registrations/registration-labels.ts';
import { texts } from '../../texts/texts.ts';

/** Saves an event's registrations as a CSV file and returns their number. */
async function exportRegistrationsOf(eventId: string): Promise<number> {
  const rows = await readAllRegistrations(eventId);
  downloadCsv('wine-walk-registrations.csv', registrationsAsCsv(rows));
  return rows.length;
}

/** Returns CSV with one line per registration. */
export function registrationsAsCsv(rows: readonly RegistrationRow[]): string {
  const { columns, yes, no } = texts.registrations.export;
  const fields = [
    columns.confirmation,
    columns.name,
    columns.email,
    columns.phone,
    columns.state,
    columns.ticket,
    columns.registered,
    columns.paid,
    columns.amount,
    columns.paidBy,
    columns.takenBy,
    columns.arrived,
    columns.firstCheckIn,
    columns.news,
  ];
  const data = rows.map((row) => [
    row.id,
    row.fullName,
    row.email,
    row.phone,
    stateLabels[row.state],
    row.ticketId ?? '',
    row.submittedAt,
    row.paidAt ?? '',
    row.payment ? (row.payment.amountCents / 100).toFixed(2) : '',
    row.payment?.method ?? '',
    row.paidTo ?? '',
    row.arrivedAt ?? '',
    row.firstVisitAt ?? '',
    row.marketingConsent ? yes : no,
  ]);
  return asCsv(fields, data);
}

/** Returns the action that exports an event's registrations; for admins only. */
export function useExport(eventId: string): MenuAction {
  const save = useCall(() => exportRegistrationsOf(eventId), {
    success: (count) => texts.registrations.export.exported({ count: format.number(count) }),
    failure: texts.registrations.export.failed,
  });
  return {
    label: save.isPending
      ? texts.registrations.export.exporting
      : texts.registrations.actions.export,
    Icon: Download,
    isBusy: save.isPending,
    onSelect: () => save.mutate(),
  };
}
