import { Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  listOfflineConflicts,
  type OfflineConflict,
  resolveOfflineConflict,
} from '@wine-walk/common/api/staff/desk.ts';
import { listTills } from '@wine-walk/common/api/staff/tills.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { LoadError } from '../../kit/load-error.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { useOfflineConflicts } from '../../shared/desk/use-offline-conflicts.ts';
import { texts } from '../../texts/texts.ts';
import { deskTime } from './desk-time.ts';
import { firstErrorMessage } from './use-desk.ts';

interface ResolveDialogProps {
  conflict: OfflineConflict;
  what: string;
  why: string;
  timeZone: string;
  onClose: () => void;
}

/** Dialog to resolve a conflict with a note, or to give a double payment back. */
function ResolveConflictDialog({ conflict, what, why, timeZone, onClose }: ResolveDialogProps) {
  const { fullName } = useStaff();
  const [note, setNote] = useState('');
  /** Returns the toast; a warning if it had been resolved before by another staff member or without the money. */
  const toastOf =
    (title: string, givesBack: boolean) =>
    ({ settledBy, settledAt, isGivenBack }: ResponseOf<typeof resolveOfflineConflict>) => {
      if (settledBy === fullName && !(givesBack && isGivenBack === false)) return title;
      const { resolvedBefore, notYours } = texts.desk.conflicts;
      const time = deskTime(settledAt, timeZone);
      return {
        type: 'warning' as const,
        title: resolvedBefore({ by: settledBy, time }),
        description: notYours,
      };
    };
  const settle = useCall(resolveOfflineConflict, {
    success: toastOf(texts.desk.conflicts.resolved, false),
    invalidates: [listOfflineConflicts],
    onSuccess: onClose,
  });
  const giveBack = useCall(resolveOfflineConflict, {
    success: toastOf(texts.desk.conflicts.givenBack, true),
    invalidates: [listOfflineConflicts, listTills],
    onSuccess: onClose,
  });
  const { paid } = conflict;
  const failure = firstErrorMessage(settle, giveBack);
  return (
    <UnsavedChangesDialog
      isDirty={note.trim() !== ''}
      title={texts.desk.conflicts.dialogTitle}
      onClose={onClose}
    >
      <form
        aria-label={texts.desk.conflicts.dialogTitle}
        onSubmit={(event) => {
          event.preventDefault();
          if (!note.trim()) return;
          settle.mutate({ params: { id: conflict.id }, body: { note: note.trim() } });
        }}
      >
        <Stack gap="4">
          <Text>
            <strong>{what}</strong> {why}
          </Text>
          {failure && <Alert tone="danger">{failure}</Alert>}
          {paid && (
            <Stack gap="1">
              <Button
                loading={giveBack.isPending}
                onClick={() => {
                  const body = { note: texts.desk.conflicts.givenBack, givesBack: true };
                  giveBack.mutate({ params: { id: conflict.id }, body });
                }}
              >
                {texts.desk.conflicts.gaveBack({ amount: format.money(paid) })}
              </Button>
              <Text color="muted" fontSize="sm">
                {texts.desk.conflicts.giveBackHelp}
              </Text>
            </Stack>
          )}
          <FormField
            label={paid ? texts.desk.conflicts.orKeep : texts.desk.conflicts.note}
            help={texts.desk.conflicts.noteHelp}
          >
            <Input
              maxLength={200}
              autoComplete="off"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </FormField>
          <Button
            type="submit"
            variant={paid ? 'outline' : 'solid'}
            loading={settle.isPending}
            disabled={!note.trim()}
          >
            {texts.desk.conflicts.submit}
          </Button>
        </Stack>
      </form>
    </UnsavedChangesDialog>
  );
}

/** List of the event's unresolved conflicts. */
export function ConflictsList({ eventId, timeZone }: { eventId: string; timeZone: string }) {
  const [settling, setSettling] = useState<OfflineConflict | null>(null);
  const { data, error, refetch } = useOfflineConflicts(eventId);
  const conflicts = data?.conflicts ?? [];
  if (!data && error)
    return (
      <LoadError
        title={texts.desk.conflicts.fetchFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (conflicts.length === 0) return null;
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" borderColor="line" pt="4">
      <Heading as="h2" size="md" id="conflicts">
        {texts.desk.conflicts.title}
      </Heading>
      <Text color="muted" fontSize="sm">
        {texts.desk.conflicts.lead}
      </Text>
      <Stack as="ul" aria-labelledby="conflicts" gap="3" listStyleType="none">
        {conflicts.map((conflict) => (
          <Flex
            as="li"
            key={conflict.id}
            gap="3"
            align="flex-start"
            justify="space-between"
            bg="goldSoft"
            color="goldText"
            borderRadius="l2"
            px="4"
            py="3"
          >
            <Text minW="0" overflowWrap="anywhere">
              <Text as="strong">{whatOf(conflict)}</Text>{' '}
              {texts.desk.conflicts.reasons[conflict.reason]} {historyOf(conflict, timeZone)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-label={resolveLabel(conflict)}
              onClick={() => setSettling(conflict)}
            >
              {conflict.paid
                ? texts.desk.conflicts.giveBack({ amount: format.money(conflict.paid) })
                : texts.desk.conflicts.resolve}
            </Button>
          </Flex>
        ))}
      </Stack>
      {settling && (
        <ResolveConflictDialog
          conflict={settling}
          what={whatOf(settling)}
          why={`${texts.desk.conflicts.reasons[settling.reason]} ${historyOf(settling, timeZone)}`}
          timeZone={timeZone}
          onClose={() => setSettling(null)}
        />
      )}
    </Stack>
  );
}

function resolveLabel(conflict: OfflineConflict): string {
  const { giveBackOf, resolveOf } = texts.desk.conflicts;
  const what = whatOf(conflict);
  return conflict.paid
    ? giveBackOf({ amount: format.money(conflict.paid), conflict: what })
    : resolveOf({ conflict: what });
}

function whatOf({ kind, fullName, rewardName, paid, due, taken }: OfflineConflict): string {
  const { someone, arrived, owes, paidHere, paidTwice, redeemed } = texts.desk.conflicts;
  const who = fullName || someone;
  if (paid) return paidTwice({ name: who, amount: format.money(paid) });
  if (due) return owes({ name: who, amount: format.money(due) });
  if (taken) return paidHere({ name: who, amount: format.money(taken) });
  return kind === 'arrival'
    ? arrived({ name: who })
    : redeemed({ reward: rewardName ?? texts.desk.result.someReward, name: who });
}

function historyOf(conflict: OfflineConflict, timeZone: string): string {
  const { happenedAt, staffName, earlierAt, earlierBy } = conflict;
  const { here, hereAndEarlier, byUnknown } = texts.desk.conflicts;
  const time = deskTime(happenedAt, timeZone);
  if (!earlierAt) return here({ time, by: staffName });
  const earlierTime = deskTime(earlierAt, timeZone);
  return hereAndEarlier({ time, by: staffName, earlierTime, earlierBy: earlierBy ?? byUnknown });
}
