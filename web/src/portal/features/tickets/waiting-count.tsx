import { Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { countWaitingList } from '@wine-walk/common/api/waiting-list.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { format } from '../../kit/format.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

const refetchMs = 60_000;

/** Number of people who wait for a place at an event with limits. Renders nothing without any. */
export function WaitingCount({ event }: { event: AdminEvent }) {
  const { capacity, ticketTypes } = event;
  const isLimited = capacity !== null || ticketTypes.some(({ quantity }) => quantity !== null);
  const { data } = useApiQuery(
    countWaitingList,
    { params: { id: event.id } },
    { call: staffCall, enabled: isLimited, refetchMs },
  );
  if (!data || data.waiting + data.offered === 0) return null;
  return (
    <Text role="status" fontSize="sm">
      {texts.tickets.waiting(format.number(data.waiting), format.number(data.offered))}
    </Text>
  );
}
