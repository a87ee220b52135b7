import { Flex, Stack, Text } from '@chakra-ui/react';
import { listDeskChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { DeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useDeviceQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { useStaff } from '../../session/use-staff.ts';
import type { DeskDelivery } from '../../shared/desk/desk-action.ts';
import { deskQueue, useDeskQueue } from '../../shared/desk/desk-queue.ts';
import { readOrphanedActions, takeOverAction } from '../../shared/desk/orphaned-actions.ts';
import { texts } from '../../texts/texts.ts';
import { deskTime } from './desk-time.ts';

/** Queued actions of other staff on this device, which only an admin can submit. */
export function OrphanedActionsList({ timeZone }: { timeZone: string }) {
  const { username, isAdmin } = useStaff();
  const { data = [], refetch } = useDeviceQuery(['orphaned-actions', username], () =>
    readOrphanedActions(username),
  );
  const save = useCall(async (act: (typeof data)[number]) => {
    const isGone = await takeOverAction(act, username);
    await refetch();
    return { isGone };
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
            aria-label={texts.desk.queue.saveOf({ action: act.payload.label })}
            isWaiting={save.isPending}
            onClick={() => save.mutate(act)}
          >
            {texts.desk.queue.save}
          </Button>
        )
      }
    >
      <Text>
        {(isAdmin ? texts.desk.queue.orphaned : texts.desk.queue.orphanedForAdmin)({
          owner: act.owner,
          action: act.payload.label,
          time: deskTime(act.payload.madeAt, timeZone),
        })}
      </Text>
      {save.variables?.key === act.key && save.data?.isGone === false && (
        <Text>{texts.desk.queue.notSavedHere}</Text>
      )}
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
  const { waiting, refused, withdrawn, conflicting } = useDeskQueue();
  const { refetch } = useApiCache();
  const timeOf = ({ payload }: DeskDelivery) =>
    snapshot ? deskTime(payload.madeAt, snapshot.event.timeZone) : '';
  const dismiss = (key: string) => void deskQueue().dismiss(key);
  const withdraw = async (key: string) => {
    await deskQueue().cancel(key);
    await refetch(listDeskChanges);
  };
  return (
    <>
      <LiveRegion>
        {(!isOnline || hasFailed || waiting.length > 0) && (
          <Alert tone="gold" isSilent>
            {!isOnline && <Text>{offlineText(snapshot)}</Text>}
            {hasFailed && <Text>{unreachableText(snapshot)}</Text>}
            {waiting.length > 0 && (
              <Text fontWeight="700">
                {(isOnline ? texts.desk.queue.sending : texts.desk.queue.waiting)({
                  count: waiting.length,
                })}
              </Text>
            )}
          </Alert>
        )}
      </LiveRegion>
      {waiting.length > 0 && (
        <Stack as="ul" aria-label={texts.desk.queue.list} gap="2" listStyleType="none">
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
                aria-label={texts.desk.queue.undoOf({ action: delivery.payload.label })}
                onClick={() => void withdraw(delivery.key)}
              >
                {texts.desk.queue.undo}
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
          {texts.desk.queue.notSaved({
            action: delivery.payload.label,
            time: timeOf(delivery),
            reason: delivery.refusal
              ? staffMessage(delivery.refusal)
              : texts.desk.queue.notSavedHere,
          })}
        </Alert>
      ))}
      <LiveRegion display="grid" gap="4">
        {withdrawn.map((delivery) => (
          <Alert
            key={delivery.key}
            tone="gold"
            isSilent
            action={<Dismiss of={delivery} onPress={dismiss} />}
          >
            {texts.desk.queue.withdrawn({
              action: delivery.payload.label,
              time: timeOf(delivery),
            })}
          </Alert>
        ))}
        {conflicting.map((delivery) => (
          <Alert
            key={delivery.key}
            tone="gold"
            isSilent
            action={<Dismiss of={delivery} onPress={dismiss} />}
          >
            {texts.desk.queue.conflict({
              action: delivery.payload.label,
              time: timeOf(delivery),
              reasons: reasonsOf(delivery),
            })}
          </Alert>
        ))}
      </LiveRegion>
    </>
  );
}

function reasonsOf({ answer }: DeskDelivery): string {
  if (!answer) return '';
  const { conflicts, paidTwice } = answer;
  const reasons = conflicts.map((reason) => texts.desk.conflicts.reasons[reason]);
  if (paidTwice)
    reasons.push(texts.shared.deskAction.takenTwice({ amount: format.money(paidTwice) }));
  return reasons.join(' ');
}

function Dismiss({ of, onPress }: { of: DeskDelivery; onPress: (key: string) => void }) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={texts.desk.queue.dismissOf({ action: of.payload.label })}
      onClick={() => onPress(of.key)}
    >
      {texts.desk.queue.dismiss}
    </Button>
  );
}

function offlineText(snapshot: DeskSnapshot | null): string {
  const { offline, offlineWithoutList } = texts.desk.queue;
  return snapshot
    ? offline({ time: timeOfList(snapshot), entries: snapshot.entries.length })
    : offlineWithoutList;
}

function unreachableText(snapshot: DeskSnapshot | null): string {
  const { unreachable, unreachableWithoutList } = texts.desk.queue;
  return snapshot
    ? unreachable({ time: timeOfList(snapshot), entries: snapshot.entries.length })
    : unreachableWithoutList;
}

function timeOfList({ takenAt, event }: DeskSnapshot): string {
  return deskTime(takenAt, event.timeZone);
}
