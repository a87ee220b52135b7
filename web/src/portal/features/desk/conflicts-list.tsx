import { Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OfflineConflict, resolveOfflineConflict } from '@wine-walk/common/api/desk.ts';
import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { useState } from 'react';
import { isolateBidi } from '../../../i18n/bidi-isolation.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { LoadError } from '../../kit/load-error.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { deskKeys } from '../../shared/desk-queue.ts';
import { useOfflineConflicts } from '../../shared/use-offline-conflicts.ts';
import { firstErrorMessage } from './use-desk.ts';

/** Text for the reason of an offline conflict. */
export const conflictReasonText: Record<OfflineConflictReason, string> = {
  'already-arrived': 'They had already checked in at the desk.',
  'not-paid': 'They hadn’t paid.',
  'wrong-event': 'It was for another event.',
  'registration-cancelled': 'Their registration had been canceled.',
  'already-claimed': 'It had already been handed over.',
  'code-expired': 'The code had expired.',
  'out-of-stock': 'None were left.',
  'late-arrival': 'It was sent more than 12 hours later.',
  'implausible-time': 'The phone’s clock doesn’t add up.',
};

interface ResolveDialogProps {
  conflict: OfflineConflict;
  what: string;
  why: string;
  onClose: () => void;
}

/** Dialog to resolve an offline conflict with a note. */
function ResolveConflictDialog({ conflict, what, why, onClose }: ResolveDialogProps) {
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: () =>
      staffCall(resolveOfflineConflict, {
        params: { id: conflict.id },
        body: { note: note.trim() },
      }),
    onSuccess: () => {
      showToast({ type: 'success', title: 'Resolved' });
      void invalidateAfterWrite(client, { queryKey: [deskKeys.doubts] });
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog
      isDirty={note.trim() !== ''}
      isOpen
      title="Resolve this"
      onClose={onClose}
    >
      <form
        aria-label="Resolve this"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim()) settle.mutate();
        }}
      >
        <Stack gap="4">
          <Text>
            <strong>{what}</strong> {why}
          </Text>
          {settle.error && <Alert tone="danger">{firstErrorMessage(settle)}</Alert>}
          <FormField label="How you resolved it" help="Saved with your name.">
            <Input
              maxLength={200}
              autoComplete="off"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </FormField>
          <Button type="submit" loading={settle.isPending} disabled={!note.trim()}>
            Resolved
          </Button>
        </Stack>
      </form>
    </UnsavedChangesDialog>
  );
}

/** List of the event's unresolved offline conflicts. */
export function ConflictsList({ eventId, timeZone }: { eventId: string; timeZone: string }) {
  const [settling, setSettling] = useState<OfflineConflict | null>(null);
  const { data, error, refetch } = useOfflineConflicts(eventId);
  const doubts = data?.doubts ?? [];
  if (!data && error)
    return (
      <LoadError
        title="We couldn’t load the open conflicts"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (doubts.length === 0) return null;
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" borderColor="line" pt="4">
      <Heading as="h2" size="md" id="doubts">
        To resolve
      </Heading>
      <Text color="muted" fontSize="sm">
        Done offline, and in conflict with later data. Nothing is reversed. Note how you resolved
        each one.
      </Text>
      <Stack as="ul" aria-labelledby="doubts" gap="3" listStyleType="none">
        {doubts.map((conflict) => (
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
              <Text as="strong">{whatOf(conflict)}</Text> {conflictReasonText[conflict.reason]}{' '}
              {historyOf(conflict, timeZone)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-label={`Resolve: ${whatOf(conflict)}`}
              onClick={() => setSettling(conflict)}
            >
              Resolve
            </Button>
          </Flex>
        ))}
      </Stack>
      {settling && (
        <ResolveConflictDialog
          conflict={settling}
          what={whatOf(settling)}
          why={`${conflictReasonText[settling.reason]} ${historyOf(settling, timeZone)}`}
          onClose={() => setSettling(null)}
        />
      )}
    </Stack>
  );
}

function whatOf({ kind, fullName, rewardName }: OfflineConflict): string {
  const who = isolateBidi(fullName || 'Someone');
  return kind === 'arrival' ? `${who} arrived.` : `${rewardName ?? 'A reward'} for ${who}.`;
}

function historyOf(conflict: OfflineConflict, timeZone: string): string {
  const { happenedAt, staffName, earlierAt, earlierBy } = conflict;
  const here = `Here at ${format.time(happenedAt, timeZone)} by ${staffName}`;
  if (!earlierAt) return `${here}.`;
  return `${here}, and earlier at ${format.time(earlierAt, timeZone)} by ${earlierBy ?? 'someone'}.`;
}
