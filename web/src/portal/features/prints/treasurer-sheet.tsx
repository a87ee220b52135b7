import { Button, Text } from '@chakra-ui/react';
import { type AdminTill, listTills } from '@wine-walk/common/api/staff/tills.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import {
  type ClosingReport,
  closingReport,
  totalDue,
} from '@wine-walk/common/rules/desk/closing-report.ts';
import { Download } from 'lucide-react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { useStaff } from '../../session/use-staff.ts';
import { tillDifferenceText } from '../../shared/desk/till-difference.ts';
import { usePaymentName } from '../../shared/desk/use-payments.ts';
import { readAllRegistrations } from '../../shared/registrations/read-all-registrations.ts';
import { tillName } from '../../shared/volunteer-names.ts';
import { texts } from '../../texts/texts.ts';
import { SheetHeader, type SheetProps } from './sheet.tsx';
import { treasurerCsv } from './treasurer-csv.ts';

/** Payments of an event by method and till, for the treasurer, with the totals of the registrations. For admins. */
export function TreasurerSheet(props: SheetProps) {
  const { isAdmin } = useStaff();
  if (!isAdmin) return <Alert tone="gray">{texts.prints.treasurer.adminsOnly}</Alert>;
  return <AdminSheet {...props} />;
}

function AdminSheet({ event }: SheetProps) {
  const { sheets, treasurer } = texts.prints;
  const paymentName = usePaymentName();
  const nameOf = (method: DeskPayment) => sentenceStart(paymentName(method));
  const { data, error, refetch } = useApiQuery(
    listTills,
    { query: { eventId: event.id } },
    {
      isSnapshot: true,
      read: async (call) => {
        const [{ tills }, registrations] = await Promise.all([
          call(listTills, { query: { eventId: event.id } }),
          readAllRegistrations(event.id),
        ]);
        return {
          tills,
          report: closingReport(tills, registrations),
          due: totalDue(registrations, event),
        };
      },
    },
  );
  if (error && !data)
    return (
      <ErrorState title={treasurer.fetchFailed} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Text role="status">{treasurer.loading}</Text>;
  const { tills, report, due } = data;
  const money = (amountCents: number) =>
    format.money({ amountCents, currency: event.ticketPrice.currency });
  const missingCents = report.netCents - report.registrationsCents;
  return (
    <>
      <Button
        className="no-print"
        size="sm"
        variant="outline"
        mb="4"
        alignSelf="flex-start"
        onClick={() => downloadCsv('wine-walk-treasurer.csv', treasurerCsv(report, tills, nameOf))}
      >
        <Download aria-hidden="true" />
        {treasurer.download}
      </Button>
      <article className="sheet treasurer" aria-label={sheets.treasurer}>
        <SheetHeader event={event} />
        <MethodsTable report={report} nameOf={nameOf} money={money} />
        {missingCents !== 0 && (
          <p>{treasurer.difference({ amount: money(Math.abs(missingCents)) })}</p>
        )}
        <p>
          {treasurer.people({
            ...report.people,
            due: due.people,
            amount: money(due.amountCents),
          })}
        </p>
        {tills.length === 0 ? (
          <p>{treasurer.noTill}</p>
        ) : (
          <TillsTable tills={tills} report={report} money={money} />
        )}
        <p className="treasurer-signatures">
          <span>{treasurer.countedBy}</span>
          <span>{treasurer.receivedBy}</span>
        </p>
      </article>
    </>
  );
}

interface TableProps {
  report: ClosingReport;
  money: (amountCents: number) => string;
}

function MethodsTable({
  report,
  nameOf,
  money,
}: TableProps & { nameOf: (method: DeskPayment) => string }) {
  const { methods } = texts.prints.treasurer;
  return (
    <table aria-label={methods.label}>
      <thead>
        <tr>
          <th>{methods.method}</th>
          <th>{methods.sales}</th>
          <th>{methods.taken}</th>
          <th>{methods.refunded}</th>
          <th>{methods.net}</th>
          <th>{methods.byRegistrations}</th>
        </tr>
      </thead>
      <tbody>
        {report.methods.map((totals) => (
          <tr key={totals.method}>
            <td>{nameOf(totals.method)}</td>
            <td>{format.number(totals.salesCount)}</td>
            <td>{money(totals.salesCents)}</td>
            <td>{money(totals.refundsCents)}</td>
            <td>{money(totals.netCents)}</td>
            <td>{money(totals.registrationsCents)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={4}>
            {texts.prints.treasurer.total}
          </th>
          <td>{money(report.netCents)}</td>
          <td>{money(report.registrationsCents)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function TillsTable({ tills, report, money }: TableProps & { tills: readonly AdminTill[] }) {
  const { tills: labels } = texts.prints.treasurer;
  const optional = (cents: number | null) => (cents === null ? '' : money(cents));
  return (
    <table aria-label={labels.label}>
      <thead>
        <tr>
          <th>{labels.till}</th>
          <th>{labels.float}</th>
          <th>{labels.handedOver}</th>
          <th>{labels.expectedCash}</th>
          <th>{labels.counted}</th>
          <th>{labels.difference}</th>
        </tr>
      </thead>
      <tbody>
        {tills.map((till) => (
          <tr key={till.id}>
            <td>{tillName(till, tills)}</td>
            <td>{money(till.openingFloatCents)}</td>
            <td>{money(till.handedOverCents)}</td>
            <td>{money(till.expectedCents)}</td>
            <td>{till.countedCents === null ? labels.notCounted : money(till.countedCents)}</td>
            <td>{[tillDifferenceText(till), till.explanation].filter(Boolean).join(': ')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {texts.prints.treasurer.total}
          </th>
          <td>{money(report.expectedCashCents)}</td>
          <td>{optional(report.countedCashCents)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
