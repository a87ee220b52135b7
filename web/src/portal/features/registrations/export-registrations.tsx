import { Download } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import { Button } from '../../../ui/button.tsx';
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

/** Exports the event's registrations; shown to admins only. */
export function ExportButton({ eventId }: { eventId: string }) {
  const save = useCall(() => exportRegistrationsOf(eventId), {
    success: (count) => texts.registrations.export.exported({ count: format.number(count) }),
    failure: texts.registrations.export.failed,
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={save.isPending}
      loadingText={texts.registrations.export.exporting}
      onClick={() => save.mutate()}
    >
      <Download aria-hidden="true" />
      {texts.registrations.actions.export}
    </Button>
  );
}
