import type { SeenDesk } from '@contract/overview.ts';
import { formats } from '../../../texts/format.ts';
import { nameAmong } from '../../records/name-among.ts';
import { Notice } from '../../shell/notice.tsx';

const format = formats('en-US');

/** Which volunteers' phones have not been heard of for minutes: offline, or put away. */
export function DesksNotice({ desks, timeZone }: { desks: readonly SeenDesk[]; timeZone: string }) {
  const offline = desks.flatMap((desk) =>
    desk.isOffline && desk.lastSeenAt
      ? [`${nameAmong(desk, desks)}, last at ${format.time(desk.lastSeenAt, timeZone)}`]
      : [],
  );
  if (offline.length === 0) return null;
  return (
    <Notice tone="gold">
      {offline.length} of {desks.length} desks offline or put away: {offline.join('; ')}.
    </Notice>
  );
}
