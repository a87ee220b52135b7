import { type DeskHeartbeat } from '@wine-walk/common/api/overview.ts';
import { formats } from '../../../i18n/format.ts';
import { Alert } from '../../kit/alert.tsx';
import { disambiguateName } from '../../shared/disambiguate-name.ts';

const format = formats('en-US');

/** Which volunteers' phones have not been heard of for minutes: offline, or put away. */
export function OfflineDesksAlert({
  desks,
  timeZone,
}: {
  desks: readonly DeskHeartbeat[];
  timeZone: string;
}) {
  const offline = desks.flatMap((desk) =>
    desk.isOffline && desk.lastSeenAt
      ? [`${disambiguateName(desk, desks)}, last at ${format.time(desk.lastSeenAt, timeZone)}`]
      : [],
  );
  if (offline.length === 0) return null;
  return (
    <Alert tone="gold">
      {offline.length} of {desks.length} desks offline or put away: {offline.join('; ')}.
    </Alert>
  );
}
