import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { listTicketChanges } from '@wine-walk/common/api/tickets.ts';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNow } from '../../../platform/live/use-now.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { staffCall } from '../../session/staff-call.ts';
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
      {undone ? <UndoneNotice undone={undone} /> : <Text>{confirm(changeName(change))}</Text>}
    </AppDialog>
  );
}

type RecentChange = ResponseOf<typeof listTicketChanges>['changes'][number];

/** Imports and changes that can still be undone, latest first; refetched with the tickets. */
function useRecentChanges(): RecentChange[] {
  const now = useNow();
  const { data } = useQuery({
    queryKey: [ticketsKey, 'changes'],
    queryFn: ({ signal }) => staffCall(listTicketChanges, { signal }),
  });
  return (data?.changes ?? []).filter(({ undoUntil }) => Date.parse(undoUntil) > now);
}

interface RecentChangesProps {
  /** Zone of the shown times. */
  timeZone: string;
  onDone: () => void;
}

/** Imports and changes of the last day with undo buttons; hidden if there are none. */
export function RecentChanges({ timeZone, onDone }: RecentChangesProps) {
  const { recentChanges } = texts.tickets;
  const changes = useRecentChanges();
  const [undoing, setUndoing] = useState<RecentChange | null>(null);
  const time = (at: string) => format.dateTime(at, timeZone);
  if (changes.length === 0 && !undoing) return null;
  return (
    <>
      <Box as="details" fontSize="sm">
        <Box as="summary" cursor="pointer" py="2" color="wineText" fontWeight="600">
          {recentChanges.summary(changes.length)}
        </Box>
        <Stack as="ul" aria-label={recentChanges.label} gap="2" pt="1" listStyleType="none">
          {changes.map((item) => (
            <Flex
              as="li"
              key={item.changeIds.join()}
              align="center"
              justify="space-between"
              gap="3"
              bg="sunken"
              borderRadius="l2"
              ps="4"
              pe="2"
              py="2"
            >
              <Box minW="0" overflowWrap="anywhere">
                <Text fontWeight="600">{changeName(item)}</Text>
                <Text color="muted">
                  {recentChanges.made(time(item.madeAt), item.madeBy, time(item.undoUntil))}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-label={recentChanges.undoOf(changeName(item))}
                onClick={() => setUndoing(item)}
              >
                <Undo2 aria-hidden="true" />
                {recentChanges.undo}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Box>
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
      ? one(firstTicket)
      : many(format.number(ticketCount), firstTicket, lastTicket);
  return names[kind](tickets);
}
