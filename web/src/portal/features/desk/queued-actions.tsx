import { Flex, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { DeskSnapshot } from '@wine-walk/common/api/desk.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { useStaff } from '../../session/use-staff.ts';
import type { DeskDelivery } from '../../shared/desk-action.ts';
import { deskQueue, useDeskQueue } from '../../shared/desk-queue.ts';
import { readOrphanedActions, submitOrphanedAction } from '../../shared/orphaned-actions.ts';
import { conflictReasonText } from './conflicts-list.tsx';

/** Queued actions of other staff on this device, which only an admin can submit. */
export function OrphanedActionsList({ timeZone }: { timeZone: string }) {
  const { username, isAdmin } = useStaff();
  const { data = [], refetch } = useQuery({
    queryKey: ['left-acts', username],
    queryFn: () => readOrphanedActions(username),
  });
  return data.map((act) => (
    <Alert
      key={act.key}
      tone="gold"
      action={
        isAdmin && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Save: ${act.payload.label}`}
            onClick={() => void submitOrphanedAction(act).then(() => refetch())}
          >
            Save it
          </Button>
        )
      }
    >
      <Text>
        Left on this phone by {act.owner}: {act.payload.label},{' '}
        {format.time(act.payload.madeAt, timeZone)}. It hasn’t been sent
        {isAdmin ? '.' : '. An admin can sign in here to send it.'}
      </Text>
    </Alert>
  ));
}

interface Props {
  snapshot: DeskSnapshot | null;
  /** True if the device is online but the last refresh failed. */
  hasFailed: boolean;
}

/** State of the snapshot when offline, the queued actions, and their results. */
export function QueuedActions({ snapshot, hasFailed }: Props) {
  const isOnline = useOnline();
  const { waiting, refused, doubtful: conflicting } = useDeskQueue();
  const timeOf = ({ payload }: DeskDelivery) =>
    snapshot ? format.time(payload.madeAt, snapshot.event.timeZone) : '';
  const dismiss = (key: string) => void deskQueue().dismiss(key);
  return (
    <>
      {(!isOnline || hasFailed || waiting.length > 0) && (
        <Alert tone="gold">
          {!isOnline && <Text>Offline{snapshotStatusText(snapshot)}</Text>}
          {hasFailed && (
            <Text>
              We can’t reach the server{snapshotStatusText(snapshot)} We try again every 15 seconds.
            </Text>
          )}
          {waiting.length > 0 && (
            <Text fontWeight="700">
              {waiting.length}{' '}
              {waiting.length === 1
                ? 'action is waiting on this phone.'
                : 'actions are waiting on this phone.'}{' '}
              {isOnline ? 'Sending…' : 'We’ll send when you’re back online.'}
            </Text>
          )}
        </Alert>
      )}
      {waiting.length > 0 && (
        <Stack as="ul" aria-label="Waiting on this phone" gap="2" listStyleType="none">
          {waiting.map((delivery) => (
            <Flex as="li" key={delivery.key} align="center" justify="space-between" gap="3">
              <Text minW="0" overflowWrap="anywhere">
                {delivery.payload.label}{' '}
                <Text as="span" color="muted">
                  {timeOf(delivery)}
                </Text>
              </Text>
              <Button
                size="sm"
                variant="outline"
                isWaiting={delivery.state !== 'queued'}
                aria-label={`Undo: ${delivery.payload.label}`}
                onClick={() => void deskQueue().cancel(delivery.key)}
              >
                Undo
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
      {refused.map((delivery) => (
        <Alert
          key={delivery.key}
          tone="danger"
          action={<Dismiss of={delivery} onPress={dismiss} />}
        >
          Not saved: {delivery.payload.label}, {timeOf(delivery)}.{' '}
          {delivery.refusal?.message ?? 'This phone couldn’t save it.'}
        </Alert>
      ))}
      {conflicting.map((delivery) => (
        <Alert key={delivery.key} tone="gold" action={<Dismiss of={delivery} onPress={dismiss} />}>
          {delivery.payload.label}, {timeOf(delivery)}:{' '}
          {(delivery.answer?.conflicts ?? []).map((reason) => conflictReasonText[reason]).join(' ')}{' '}
          Resolve it below.
        </Alert>
      ))}
    </>
  );
}

function Dismiss({ of, onPress }: { of: DeskDelivery; onPress: (key: string) => void }) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Dismiss: ${of.payload.label}`}
      onClick={() => onPress(of.key)}
    >
      OK
    </Button>
  );
}

function snapshotStatusText(snapshot: DeskSnapshot | null): string {
  if (!snapshot) return '. This phone has no list yet, so it can’t check who may enter.';
  const { takenAt, event, entries } = snapshot;
  return `. Using the list from ${format.time(takenAt, event.timeZone)}, ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}.`;
}
