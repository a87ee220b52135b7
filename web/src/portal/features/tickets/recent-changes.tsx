import { Text } from '@chakra-ui/react';
import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { ChangeList } from '../../kit/changes/change-list.tsx';
import { useChanges } from '../../kit/changes/use-changes.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';
import { UndoneNotice, UndoTicketChange } from './undo-ticket-change.tsx';

type RecentChange = ListedChangeOf<'ticket-change'>;

interface UndoChangeDialogProps {
  change: RecentChange;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms before an earlier change is undone, and lists the skipped tickets. */
function UndoChangeDialog({ change, onDone, onClose }: UndoChangeDialogProps) {
  const { recentChanges, done } = texts.tickets;
  const confirm =
    change.change === 'import' ? recentChanges.confirmImport : recentChanges.confirmChange;
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      role="alertdialog"
      title={undone ? recentChanges.undoneTitle : recentChanges.confirmTitle}
      onClose={onClose}
      initialFocus={cancelRef}
      footer={
        undone ? (
          <Button onClick={onClose}>{done}</Button>
        ) : (
          <>
            <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
              {recentChanges.cancel}
            </Button>
            <UndoTicketChange
              label={recentChanges.submit}
              change={change}
              onDone={(what) => {
                onDone();
                if (what.leftAlone.length > 0) setUndone(what);
                else onClose();
              }}
            />
          </>
        )
      }
    >
      {undone ? (
        <UndoneNotice undone={undone} />
      ) : (
        <Text>{confirm({ name: changeName(change) })}</Text>
      )}
    </AppDialog>
  );
}

interface RecentChangesProps {
  /** Zone of the shown times. */
  timeZone: string;
  onDone: () => void;
}

/** Imports and changes of the last day with undo buttons; hidden if there are none. */
export function RecentChanges({ timeZone, onDone }: RecentChangesProps) {
  const [undoing, setUndoing] = useState<RecentChange | null>(null);
  return (
    <>
      <ChangeList
        label={texts.tickets.recentChanges.label}
        changes={ofKind(useChanges('tickets'), 'ticket-change')}
        timeZone={timeZone}
        nameOf={changeName}
        onUndo={setUndoing}
      />
      {undoing && (
        <UndoChangeDialog change={undoing} onDone={onDone} onClose={() => setUndoing(null)} />
      )}
    </>
  );
}

/** Returns 'Import of 450 tickets, A-001 to A-450', and a range only if it is one. */
function changeName({ change, count, firstTicket: first, lastTicket: last }: RecentChange): string {
  const { names, one, two, many, several } = texts.tickets.recentChanges;
  const shown = format.number(count);
  if (count === 1) return names[change]({ tickets: one({ ticket: first }) });
  if (isRange(first, last, count))
    return names[change]({ tickets: many({ count: shown, first, last }) });
  return names[change]({
    tickets: count === 2 ? two({ first, last }) : several({ count: shown, first }),
  });
}

/** True if the numbers at the end of two tickets are the first and the last of `count` consecutive ones. */
function isRange(first: string, last: string, count: number): boolean {
  const [start, end] = [splitNumber(first), splitNumber(last)];
  return start.prefix === end.prefix && end.number - start.number === count - 1;
}

function splitNumber(ticket: string): { prefix: string; number: number } {
  const digits = /\d*$/.exec(ticket)?.[0] ?? '';
  return { prefix: ticket.slice(0, ticket.length - digits.length), number: Number(digits) };
}
