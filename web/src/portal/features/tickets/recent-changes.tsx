import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { listTicketChanges } from '@wine-walk/common/api/tickets.ts';
import { useRef, useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { staffCall } from '../../session/staff-call.ts';
import { UndoableChanges } from '../../shared/undoable-changes.tsx';
import { texts } from '../../texts/texts.ts';
import { UndoneNotice, type UndoResult, UndoTicketChange } from './undo-ticket-change.tsx';
import { ticketsKey } from './use-ticket-page.ts';

interface UndoChangeDialogProps {
  change: RecentChange;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms before an earlier change is undone, and lists the skipped tickets. */
function UndoChangeDialog({ change, onDone, onClose }: UndoChangeDialogProps) {
  const { recentChanges, done } = texts.tickets;
  const { kind, changeIds } = change;
  const confirm = kind === 'import' ? recentChanges.confirmImport : recentChanges.confirmChange;
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      isOpen
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
              changeIds={changeIds}
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

type RecentChange = ResponseOf<typeof listTicketChanges>['changes'][number];

/** Imports and changes that can still be undone, latest first; refetched with the tickets. */
function useRecentChanges(): RecentChange[] {
  const { data } = useQuery({
    queryKey: [ticketsKey, 'changes'],
    queryFn: ({ signal }) => staffCall(listTicketChanges, { signal }),
  });
  return data?.changes ?? [];
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
      <UndoableChanges
        label={texts.tickets.recentChanges.label}
        changes={useRecentChanges()}
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

/** Returns 'Import of 450 tickets, A-1 to A-450'. */
function changeName({ kind, ticketCount, firstTicket, lastTicket }: RecentChange): string {
  const { names, one, many } = texts.tickets.recentChanges;
  const tickets =
    ticketCount === 1
      ? one({ ticket: firstTicket })
      : many({ count: format.number(ticketCount), first: firstTicket, last: lastTicket });
  return names[kind]({ tickets });
}
