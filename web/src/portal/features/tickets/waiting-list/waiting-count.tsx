import { Button, Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { countWaitingList } from '@wine-walk/common/api/waiting-list.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';
import { WaitingListDialog } from './waiting-list-dialog.tsx';

const refetchInterval = 60_000;

interface Props {
  event: AdminEvent;
  isAdmin: boolean;
}

/** Number of people who wait for a place at an event with limits, and their list for admins. Renders nothing without any. */
export function WaitingCount({ event, isAdmin }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { capacity, ticketTypes } = event;
  const isLimited = capacity !== null || ticketTypes.some(({ quantity }) => quantity !== null);
  const { data } = useApiQuery(
    countWaitingList,
    { params: { id: event.id } },
    { enabled: isLimited, refetchInterval },
  );
  if (!data || data.waiting + data.offered === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text role="status" fontSize="sm">
        {texts.tickets.waiting({
          waiting: format.number(data.waiting),
          offered: format.number(data.offered),
        })}
      </Text>
      {isAdmin && (
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {texts.tickets.waitingList.show}
        </Button>
      )}
      {isOpen && <WaitingListDialog event={event} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
