import { Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { listWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { format } from '../../kit/format.ts';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  event: AdminEvent;
  onClose: () => void;
}

/** Emails that wait for a place at the event, loaded once for each opening, which is audited. */
export function WaitingListDialog({ event: { id, timeZone }, onClose }: Props) {
  const { waitingList: t } = texts.tickets;
  const params = { id };
  const { data, error, refetch } = useApiQuery(listWaiting, { params }, { isSnapshot: true });
  const at = (time: string) => format.dateTime(time, timeZone);
  return (
    <AppDialog title={t.title} onClose={onClose}>
      {!data && !error && <TabSkeleton />}
      {error && <ErrorState title={t.failed} error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="3">
          <Text fontSize="sm" color="muted">
            {data.entries.length > 0 ? t.note : t.empty}
          </Text>
          <Stack as="ol" gap="2" ps="6" listStyleType="decimal">
            {data.entries.map(({ email, joinedAt, offerEndsAt }) => (
              <li key={email}>
                <Text fontWeight="600" overflowWrap="anywhere">
                  {email}
                </Text>
                <Text fontSize="sm" color="muted">
                  {offerEndsAt === null
                    ? t.since({ at: at(joinedAt) })
                    : t.offeredUntil({ at: at(offerEndsAt) })}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </AppDialog>
  );
}
