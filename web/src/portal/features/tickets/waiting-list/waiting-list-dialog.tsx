import { Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { listWaiting, moveWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { TabSkeleton } from '../../../kit/tab-skeleton.tsx';
import { texts } from '../../../texts/texts.ts';
import { RemoveWaitingDialog } from './remove-waiting-dialog.tsx';
import { type WaitingEntry, WaitingRow } from './waiting-row.tsx';

interface Props {
  event: AdminEvent;
  onClose: () => void;
}

/** Waiting list of the event in its order, loaded for each opening and change, which is audited. */
export function WaitingListDialog({ event: { id, timeZone }, onClose }: Props) {
  const { waitingList: t } = texts.tickets;
  const { data, error, refetch } = useApiQuery(
    listWaiting,
    { params: { id } },
    { isSnapshot: true },
  );
  const [leaving, setLeaving] = useState<WaitingEntry | null>(null);
  const reload = () => void refetch();
  const move = useCall(moveWaiting, { failure: t.changeFailed, onSettled: reload });
  const turns = data?.entries.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <AppDialog title={t.title} onClose={onClose}>
      {!data && !error && <TabSkeleton />}
      {error && <ErrorState title={t.failed} error={error} onRetry={reload} />}
      {data && (
        <Stack gap="3">
          <Text fontSize="sm" color="muted">
            {data.entries.length > 0 ? t.note : t.empty}
          </Text>
          <Stack as="ol" gap="0" listStyleType="none">
            {data.entries.map((entry) => (
              <WaitingRow
                key={entry.id}
                entry={entry}
                turn={turns.indexOf(entry)}
                turns={turns.length}
                timeZone={timeZone}
                onMove={(to) =>
                  !move.isPending &&
                  move.mutate({ params: { id, entryId: entry.id }, body: { to } })
                }
                onRemove={() => setLeaving(entry)}
              />
            ))}
          </Stack>
        </Stack>
      )}
      {leaving && (
        <RemoveWaitingDialog
          eventId={id}
          entry={leaving}
          onDone={reload}
          onClose={() => setLeaving(null)}
        />
      )}
    </AppDialog>
  );
}
