import { Text } from '@chakra-ui/react';
import { listVolunteers } from '@wine-walk/common/api/volunteers.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { SheetCode, SheetHeader, type SheetProps } from './sheet.tsx';

/** People of the roster with the QR code and PIN of their personal links, for the lead volunteer. */
export function RosterSheet({ event, businesses }: SheetProps) {
  const { isAdmin } = useStaff();
  const options = { call: staffCall, enabled: isAdmin };
  const roster = useApiQuery(listVolunteers, { query: { eventId: event.id } }, options);
  if (!isAdmin)
    return <Text color="muted">Only admins can print the roster. Ask one of them.</Text>;
  if (roster.isError)
    return (
      <ErrorState
        title="We couldn’t load the roster"
        error={roster.error}
        onRetry={() => void roster.refetch()}
      />
    );
  if (!roster.data) return <Text role="status">Loading the roster…</Text>;
  const expected = roster.data.filter(({ noShowAt }) => noShowAt === null);
  if (expected.length === 0)
    return <Text color="muted">Add the volunteers under Staff first.</Text>;
  const stationOf = (businessId: string | null) =>
    businessId === null ? 'Desk' : (businesses.find(({ id }) => id === businessId)?.name ?? '');
  return (
    <article className="sheet roster" aria-label="Roster">
      <SheetHeader event={event} />
      <h2>Roster</h2>
      <p>
        Each person scans their code and types their PIN. Keep this sheet: whoever holds it can open
        every station.
      </p>
      <table>
        <thead>
          <tr>
            <th>Here</th>
            <th>Name</th>
            <th>Role and station</th>
            <th>Times</th>
            <th>PIN</th>
            <th>Link</th>
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
              <td>{[from, to].filter(Boolean).join('–')}</td>
              <td>{pin}</td>
              <td>
                <SheetCode text={new URL(path, appOrigin()).href} label={`QR code of ${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
