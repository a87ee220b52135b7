import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { Download } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import type { MenuAction } from '../../kit/action-menu.tsx';
import { asCsv } from '../../kit/as-csv.ts';
import { format } from '../../kit/format.ts';
import { usePaymentName } from '../../shared/desk/use-payments.ts';
import {
  type RegistrationRow,
  readAllRegistrations,
} from '../../shared/registrations/read-all-registrations.ts';
import { stateLabels } from '../../shared/registrations/registration-labels.ts';
import { texts } from '../../texts/texts.ts';

type NameOf = (method: DeskPayment) => string;

/** Saves an event's registrations as a CSV file and returns their number. */
async function exportRegistrationsOf(eventId: string, nameOf: NameOf): Promise<number> {
  const rows = await readAllRegistrations(eventId);
  downloadCsv('wine-walk-registrations.csv', registrationsAsCsv(rows, nameOf));
  return rows.length;
}

/** Returns CSV with one line per registration. `nameOf`: name of a payment as staff read it. */
export function registrationsAsCsv(rows: readonly RegistrationRow[], nameOf: NameOf): string {
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
    row.payment ? nameOf(row.payment.method) : '',
    row.paidTo ?? '',
    row.arrivedAt ?? '',
    row.firstVisitAt ?? '',
    row.marketingConsent ? yes : no,
  ]);
  return asCsv(fields, data);
}

/** Returns the action that exports an event's registrations; for admins only. */
export function useExport(eventId: string): MenuAction {
  const nameOf = usePaymentName();
  const save = useCall(() => exportRegistrationsOf(eventId, nameOf), {
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
