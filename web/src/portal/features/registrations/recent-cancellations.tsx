import { Stack, Text } from '@chakra-ui/react';
import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { LeftReason, UndoResult } from '@wine-walk/common/model/changes.ts';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Alert } from '../../kit/alert.tsx';
import { ChangeList } from '../../kit/changes/change-list.tsx';
import { useChanges, useUndo } from '../../kit/changes/use-changes.ts';
import { format } from '../../kit/format.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { registrationReads } from './registration-queries.ts';

type Cancellation = ListedChangeOf<'cancellation'>;
type Left = UndoResult['leftAlone'][number];

/** Maximum number of people named for each reason. */
const maxNamed = 20;

/** Cancellations of many registrations of the last day with undo buttons; hidden if there are none. */
export function RecentCancellations({ event }: { event: AdminEvent }) {
  const data = useChanges('registrations', { eventId: event.id });
  const [undoing, setUndoing] = useState<Cancellation | null>(null);
  return (
    <>
      <ChangeList
        label={texts.registrations.undoCancellation.label}
        changes={ofKind(data, 'cancellation')}
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
  const { people } = cancellation;
  const [restored, setRestored] = useState(0);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const undo = useUndo({ invalidates: registrationReads });
  const start = () => {
    setRestored(0);
    const onProgress = (result: UndoResult) => setRestored(result.restored);
    undo.mutate({ change: cancellation, onProgress });
  };
  return (
    <AppDialog
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
              onClick={start}
            >
              <Undo2 aria-hidden="true" />
              {labels.submit}
            </Button>
          </>
        )
      }
    >
      {undo.isSuccess ? (
        <Undone restored={restored} left={undo.data.leftAlone} />
      ) : (
        <Stack gap="4">
          <Text>{labels.confirm({ count: people, formatted: format.number(people) })}</Text>
          {undo.error && (
            <Alert tone="danger">
              {labels.failed({ reason: staffMessage(undo.error, connectionLost) })}
            </Alert>
          )}
        </Stack>
      )}
    </AppDialog>
  );
}

/** Number of restored registrations, and the names of the others by reason. */
function Undone({ restored, left }: { restored: number; left: readonly Left[] }) {
  const { undoCancellation: labels } = texts.registrations;
  const byReason = [...Map.groupBy(left, ({ reason }) => reason)];
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="600">
        {labels.restored({ count: restored, formatted: format.number(restored) })}
      </Text>
      {byReason.map(([reason, people]) => (
        <Alert key={reason} tone={reason === 'restored' ? 'gray' : 'gold'}>
          {leftText(reason ?? 'changed', people)}
        </Alert>
      ))}
    </Stack>
  );
}

function leftText(reason: LeftReason, people: readonly Left[]): string {
  const { left, more } = texts.registrations.undoCancellation;
  const named = people.slice(0, maxNamed).map(({ name }) => name);
  const others = people.length - named.length;
  const names = named.join(', ') + (others > 0 ? more({ count: format.number(others) }) : '');
  return left[reason]({ names });
}
