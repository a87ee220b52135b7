import { Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import type { PendingCheckIn } from '@contract/check-in-reviews.ts';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { QuietStreet } from '../../../components/illustrations/quiet-street.tsx';
import { Loading } from '../../../components/skeletons.tsx';
import { UndoList } from '../../lists/undo-list.tsx';
import { useUndoable } from '../../records/use-undoable.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { FailedRead } from '../../shell/failed-read.tsx';
import { Notice } from '../../shell/notice.tsx';
import { RowsSkeleton } from '../../shell/tab-skeleton.tsx';
import { BusinessReviews } from './business-reviews.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { usePendingCheckIns, useReview } from './use-reviews.ts';

/** Those of one event, by business, and what can be taken back. */
export function PendingList({ event }: { event: AdminEvent }) {
  const { data, error, refetch } = usePendingCheckIns(event.id);
  const { actions, failure, undo, reload } = useUndoable(event.id, () => void refetch());
  const review = useReview(reload);
  const [refusing, setRefusing] = useState<readonly PendingCheckIn[] | null>(null);
  const reviewed = actions.filter(({ action }) => action === 'confirm' || action === 'refuse');
  return (
    <Stack gap="6" maxW="880px">
      {undo.error && (
        <Notice tone="danger">
          {serverMessage(undo.error, 'Nothing was changed. Try again.')}
        </Notice>
      )}
      <FailedRead
        title="What can be taken back could not be loaded"
        error={failure}
        onRetry={reload}
      />
      <UndoList actions={reviewed} isBusy={undo.isPending} onUndo={(each) => undo.mutate(each)} />
      {!data && error && (
        <ErrorState
          title="The check-ins could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <RowsSkeleton />
        </Loading>
      )}
      {data?.checkIns.length === 0 && (
        <EmptyState
          illustration={<QuietStreet />}
          title="Nothing to review"
          text="A check-in comes here when a phone's location is unclear, or it got there surprisingly fast."
        />
      )}
      {data && data.total > data.checkIns.length && (
        <Text role="status" color="muted" fontSize="sm">
          The earliest {data.checkIns.length} of {data.total}: the others follow.
        </Text>
      )}
      {byBusiness(data?.checkIns ?? []).map((checkIns) => (
        <BusinessReviews
          key={checkIns[0]?.business.id}
          checkIns={checkIns}
          radiusMeters={data?.radiusMeters ?? 0}
          timeZone={event.timeZone}
          isBusy={review.isPending}
          onConfirm={(confirmed) => review.mutate({ checkIns: confirmed })}
          onRefuse={setRefusing}
        />
      ))}
      {refusing && (
        <RefuseDialog
          checkIns={refusing}
          onClose={() => setRefusing(null)}
          onRefuse={(reason) => {
            setRefusing(null);
            review.mutate({ checkIns: refusing, reason });
          }}
        />
      )}
    </Stack>
  );
}

function byBusiness(checkIns: readonly PendingCheckIn[]): PendingCheckIn[][] {
  return [...Map.groupBy(checkIns, ({ business }) => business.id).values()];
}
