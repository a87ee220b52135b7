import { Stack } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { useState } from 'react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { UndoList } from '../../shared/undo-list.tsx';
import { useUndoable } from '../../shared/use-undoable.ts';
import { PendingPage } from './pending-page.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { useReviewFilters } from './use-review-filters.ts';
import { usePendingCheckIns, useReview } from './use-reviews.ts';

/** Those of one event, page by page, and what can be taken back. */
export function PendingList({ event }: { event: AdminEvent }) {
  const filters = useListFilters();
  const asked = useReviewFilters(event.id, filters);
  const { query, pages } = usePendingCheckIns(asked);
  const { data, error, refetch, isPlaceholderData } = query;
  const { actions, failure, undo, reload } = useUndoable(event.id, () => void refetch());
  const review = useReview(reload);
  const [refusing, setRefusing] = useState<readonly PendingCheckIn[] | null>(null);
  const reviewed = actions.filter(({ action }) => action === 'confirm' || action === 'refuse');
  const isFiltering = Boolean(filters.search || asked.reason || asked.businessId);
  return (
    <Stack gap="6" maxW="880px">
      {undo.error && (
        <Alert tone="danger">{serverMessage(undo.error, 'Nothing was changed. Try again.')}</Alert>
      )}
      <LoadError
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
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      )}
      {data && (data.total > 0 || isFiltering) && (
        <ReviewToolbar filters={filters} asked={asked} answer={data} />
      )}
      {data && (
        <PendingPage
          answer={data}
          isFiltering={isFiltering}
          isRefreshing={isPlaceholderData}
          timeZone={event.timeZone}
          isBusy={review.isPending}
          onConfirm={(checkIns) => review.mutate({ checkIns })}
          onRefuse={setRefusing}
        />
      )}
      <Pagination pages={pages} isRefreshing={isPlaceholderData} />
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
