import { Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  type LeftCancelled,
  listCancellations,
  undoCancellation,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { UndoableChanges } from '../../shared/undoable-changes.tsx';
import { texts } from '../../texts/texts.ts';
import { cancellationsKey, useInvalidateRegistrations } from './registration-queries.ts';

type Cancellation = ResponseOf<typeof listCancellations>['cancellations'][number];
type Part = ResponseOf<typeof undoCancellation>;

/** Maximum number of people named for each reason. */
const maxNamed = 20;

/** Cancellations of many registrations of the last day with undo buttons; hidden if there are none. */
export function RecentCancellations({ event }: { event: AdminEvent }) {
  const eventId = event.id;
  const { data } = useQuery({
    queryKey: cancellationsKey(eventId),
    queryFn: ({ signal }) => staffCall(listCancellations, { query: { eventId }, signal }),
  });
  const [undoing, setUndoing] = useState<Cancellation | null>(null);
  return (
    <>
      <UndoableChanges
        label={texts.registrations.undoCancellation.label}
        changes={data?.cancellations ?? []}
        timeZone={event.timeZone}
        nameOf={cancellationName}
        onUndo={setUndoing}
      />
      {undoing && <UndoDialog cancellation={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function cancellationName({ people }: Cancellation): string {
  return texts.registrations.undoCancellation.name({
    count: people,
    formatted: format.number(people),
  });
}

interface UndoDialogProps {
  cancellation: Cancellation;
  onClose: () => void;
}

/** Confirms before a cancellation is undone, then lists the registrations that stay canceled. */
function UndoDialog({ cancellation, onClose }: UndoDialogProps) {
  const { undoCancellation: labels, connectionLost } = texts.registrations;
  const { id, people } = cancellation;
  const reload = useInvalidateRegistrations();
  const [restored, setRestored] = useState(0);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const undo = useMutation({
    mutationFn: async () => {
      const left: Part['leftAlone'] = [];
      setRestored(0);
      for (let cursor: string | null = null, sum = 0; ; ) {
        const part: Part = await staffCall(undoCancellation, {
          params: { id },
          body: { ...(cursor && { cursor }) },
        });
        sum += part.restored;
        setRestored(sum);
        left.push(...part.leftAlone);
        cursor = part.nextCursor;
        if (cursor === null) return left;
      }
    },
    onSettled: reload,
  });
  return (
    <AppDialog
      isOpen
      role="alertdialog"
      title={undo.isSuccess ? labels.doneTitle : labels.title}
      onClose={() => undo.isPending || onClose()}
      initialFocus={cancelRef}
      footer={
        undo.isSuccess ? (
          <Button onClick={onClose}>{labels.done}</Button>
        ) : (
          <>
            <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
              {texts.kit.keep}
            </Button>
            <Button
              variant="outline"
              loading={undo.isPending}
              loadingText={labels.progress({
                restored: format.number(restored),
                count: format.number(people),
              })}
              onClick={() => undo.mutate()}
            >
              <Undo2 aria-hidden="true" />
              {labels.submit}
            </Button>
          </>
        )
      }
    >
      {undo.isSuccess ? (
        <Undone restored={restored} left={undo.data} />
      ) : (
        <Stack gap="4">
          <Text>{labels.confirm({ count: people, formatted: format.number(people) })}</Text>
          {undo.error && (
            <Alert tone="danger">
              {labels.failed({ reason: serverMessage(undo.error, connectionLost) })}
            </Alert>
          )}
        </Stack>
      )}
    </AppDialog>
  );
}

/** Number of restored registrations, and the names of the others by reason. */
function Undone({ restored, left }: { restored: number; left: Part['leftAlone'] }) {
  const { undoCancellation: labels } = texts.registrations;
  const byReason = [...Map.groupBy(left, ({ reason }) => reason)];
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="600">
        {labels.restored({ count: restored, formatted: format.number(restored) })}
      </Text>
      {byReason.map(([reason, people]) => (
        <Alert key={reason} tone={reason === 'restored' ? 'gray' : 'gold'}>
          {leftText(reason, people)}
        </Alert>
      ))}
    </Stack>
  );
}

function leftText(reason: LeftCancelled, people: Part['leftAlone']): string {
  const { left, more } = texts.registrations.undoCancellation;
  const named = people.slice(0, maxNamed).map(({ fullName }) => fullName);
  const others = people.length - named.length;
  const names = named.join(', ') + (others > 0 ? more({ count: format.number(others) }) : '');
  return left[reason]({ names });
}
