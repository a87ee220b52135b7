import { Text } from '@chakra-ui/react';
import { listVolunteers } from '@wine-walk/common/api/volunteers.ts';
import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { staffLocale } from '../../kit/format.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps } from './sheet.tsx';

/** People of the roster with the QR code and PIN of their personal links, for the lead volunteer. */
export function RosterSheet({ event, businesses }: SheetProps) {
  const { sheets, roster: labels } = texts.prints;
  const { isAdmin } = useStaff();
  const roster = useApiQuery(
    listVolunteers,
    { query: { eventId: event.id } },
    { enabled: isAdmin },
  );
  if (!isAdmin) return <Text color="muted">{labels.adminsOnly}</Text>;
  if (roster.isError)
    return (
      <ErrorState
        title={labels.fetchFailed}
        error={roster.error}
        onRetry={() => void roster.refetch()}
      />
    );
  if (!roster.data) return <Text role="status">{labels.loading}</Text>;
  const expected = roster.data.filter(({ isActive }) => isActive);
  if (expected.length === 0) return <Text color="muted">{labels.none}</Text>;
  const stationOf = (businessId: string | null) =>
    businessId === null
      ? labels.desk
      : (businesses.find(({ id }) => id === businessId)?.name ?? '');
  return (
    <article className="sheet roster" aria-label={sheets.roster}>
      <SheetHeader event={event} />
      <h2>{labels.title}</h2>
      <p>{labels.lead}</p>
      <table>
        <thead>
          <tr>
            <th>{labels.columns.here}</th>
            <th>{labels.columns.name}</th>
            <th>{labels.columns.task}</th>
            <th>{labels.columns.times}</th>
            <th>{labels.columns.pin}</th>
            <th>{labels.columns.link}</th>
          </tr>
        </thead>
        <tbody>
          {expected.map(({ id, name, phone, email, task, businessId, from, to, pin, path }) => (
            <tr key={id}>
              <td>☐</td>
              <td dir="auto">
                <strong>{name}</strong> {phone || email}
              </td>
              <td>{[task, stationOf(businessId)].filter(Boolean).join(', ')}</td>
              <td>{clockRangeText(from, to, staffLocale())}</td>
              <td>{pin}</td>
              <td>
                <SheetCode text={new URL(path, appOrigin()).href} label={labels.qrCode({ name })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
