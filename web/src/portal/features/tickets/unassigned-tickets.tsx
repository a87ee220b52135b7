import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { assignTickets } from '@wine-walk/common/api/tickets.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  /** Number of unused tickets of no event. */
  count: number;
  /** Event to which they can be assigned. */
  event: AdminEvent;
  onDone: () => void;
}

/** Says how many tickets volunteers do not see because they are of no event, and assigns them. Renders nothing without any. */
export function UnassignedTickets({ count, event: { id, name }, onDone }: Props) {
  const { unassigned: t } = texts.tickets;
  const { mutate, isPending, error } = useCall(assignTickets, {
    success: ({ changed }) => ({ title: t.done({ count: changed, event: name }) }),
    onSuccess: onDone,
  });
  if (count === 0) return null;
  return (
    <Alert
      tone={error ? 'danger' : 'gold'}
      action={
        <Button
          size="sm"
          variant="outline"
          h="auto"
          minH="9"
          py="1"
          maxW="full"
          whiteSpace="normal"
          overflowWrap="anywhere"
          loading={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {t.assign({ event: name })}
        </Button>
      }
    >
      {error ? staffMessage(error, t.failed) : t.text({ count })}
    </Alert>
  );
}
