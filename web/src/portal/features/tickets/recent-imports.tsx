import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { listImports } from '@wine-walk/common/api/tickets.ts';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNow } from '../../../platform/live/use-now.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';
import { UndoImport, UndoneNotice, type UndoResult } from './undo-import.tsx';
import { ticketsKey } from './use-ticket-page.ts';

interface UndoImportDialogProps {
  /** Name of the import: '450 tickets, A-1 to A-450'. */
  label: string;
  importIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Confirms before an earlier import is undone, and lists the skipped tickets. */
function UndoImportDialog({ label, importIds, onDone, onClose }: UndoImportDialogProps) {
  const { recentImports, done } = texts.tickets;
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      isOpen
      role="alertdialog"
      title={undone ? recentImports.undoneTitle : recentImports.confirmTitle}
      onClose={onClose}
      initialFocus={cancelRef}
      footer={
        undone ? (
          <Button onClick={onClose}>{done}</Button>
        ) : (
          <>
            <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
              {recentImports.cancel}
            </Button>
            <UndoImport
              importIds={importIds}
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
      {undone ? <UndoneNotice undone={undone} /> : <Text>{recentImports.confirm(label)}</Text>}
    </AppDialog>
  );
}

type RecentImport = ResponseOf<typeof listImports>['imports'][number];

/** Imports that can still be undone, latest first; refetched with the tickets. */
function useImports(): RecentImport[] {
  const now = useNow();
  const { data } = useQuery({
    queryKey: [ticketsKey, 'imports'],
    queryFn: ({ signal }) => staffCall(listImports, { signal }),
  });
  return (data?.imports ?? []).filter(({ undoUntil }) => Date.parse(undoUntil) > now);
}

interface RecentImportsProps {
  /** Zone of the shown times. */
  timeZone: string;
  onDone: () => void;
}

/** Imports of the last day with undo buttons; hidden if there are none. */
export function RecentImports({ timeZone, onDone }: RecentImportsProps) {
  const { recentImports } = texts.tickets;
  const imports = useImports();
  const [undoing, setUndoing] = useState<RecentImport | null>(null);
  const time = (at: string) => format.dateTime(at, timeZone);
  if (imports.length === 0 && !undoing) return null;
  return (
    <>
      <Box as="details" fontSize="sm">
        <Box as="summary" cursor="pointer" py="2" color="wineText" fontWeight="600">
          {recentImports.summary(imports.length)}
        </Box>
        <Stack as="ul" aria-label={recentImports.label} gap="2" pt="1" listStyleType="none">
          {imports.map((item) => (
            <Flex
              as="li"
              key={item.importIds.join()}
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
                <Text fontWeight="600">{importLabel(item)}</Text>
                <Text color="muted">
                  {recentImports.made(time(item.madeAt), item.madeBy, time(item.undoUntil))}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-label={recentImports.undoImport(importLabel(item))}
                onClick={() => setUndoing(item)}
              >
                <Undo2 aria-hidden="true" />
                {recentImports.undo}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Box>
      {undoing && (
        <UndoImportDialog
          label={importLabel(undoing)}
          importIds={undoing.importIds}
          onDone={onDone}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

/** Returns '450 tickets, A-1 to A-450'. */
function importLabel({ ticketCount, firstTicket, lastTicket }: RecentImport): string {
  const { one, many } = texts.tickets.recentImports;
  if (ticketCount === 1) return one(firstTicket);
  return many(format.number(ticketCount), firstTicket, lastTicket);
}
