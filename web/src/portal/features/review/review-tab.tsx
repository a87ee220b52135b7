import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { DeskChange } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  type listPendingCheckIns,
  type PendingCheckIn,
  pendingSort,
} from '@wine-walk/common/api/staff/reviews.ts';
import { pendingReason } from '@wine-walk/common/model/categories.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { SegmentedFilter, SelectFilter } from '../../kit/lists/filter-controls.tsx';
import { FoundCount } from '../../kit/lists/found-count.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { portalHref } from '../../paths.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { UndoList, useUndoable } from '../../shared/records/undo-list.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { BusinessReviews } from './business-reviews.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { pendingLabels, pendingSortLabels } from './review-labels.ts';
import {
  type ReviewFilters,
  usePendingCheckIns,
  useReview,
  useReviewFilters,
} from './use-reviews.ts';

interface PendingPageProps {
  answer: ResponseOf<typeof listPendingCheckIns>;
  /** True if a search or filter is set. */
  isFiltering: boolean;
  isRefreshing: boolean;
  timeZone: string;
  isBusy: boolean;
  onConfirm: (checkIns: readonly PendingCheckIn[]) => void;
  onRefuse: (checkIns: readonly PendingCheckIn[]) => void;
}

/** Page of pending check-ins by business, or an empty state. */
function PendingPage({ answer, isFiltering, isRefreshing, ...decisions }: PendingPageProps) {
  const { checkIns, total, lookedThrough, radiusMeters } = answer;
  if (checkIns.length === 0)
    return isFiltering ? (
      <EmptyState
        illustration={<NoResults />}
        title={texts.review.noneFound}
        text={texts.kit.records.noneFoundHelp}
      />
    ) : (
      <EmptyState
        illustration={<QuietStreet />}
        title={texts.review.none}
        text={texts.review.noneHelp}
      />
    );
  return (
    <RefreshOverlay isRefreshing={isRefreshing}>
      <Stack gap="6">
        {total > lookedThrough && (
          <Text role="status" color="muted" fontSize="sm">
            {texts.review.earliest({ shown: lookedThrough, total })}
          </Text>
        )}
        {byBusiness(checkIns).map((ofBusiness) => (
          <BusinessReviews
            key={ofBusiness[0]?.business.id}
            checkIns={ofBusiness}
            radiusMeters={radiusMeters}
            {...decisions}
          />
        ))}
      </Stack>
    </RefreshOverlay>
  );
}

function byBusiness(checkIns: readonly PendingCheckIn[]): PendingCheckIn[][] {
  return [...Map.groupBy(checkIns, ({ business }) => business.id).values()];
}

interface ReviewToolbarProps {
  filters: ListFilters;
  criteria: ReviewFilters;
  answer: ResponseOf<typeof listPendingCheckIns>;
}

/** Search, reasons and businesses with their pending counts, and the order. */
function ReviewToolbar({ filters, criteria, answer }: ReviewToolbarProps) {
  const { filters: labels } = texts.review;
  const { reason, businessId = '', sort = 'received' } = criteria;
  const { lookedThrough, reasons, businesses } = answer;
  const shows = [
    { show: undefined, label: labels.all, count: lookedThrough },
    ...pendingReason.options
      .filter((show) => reasons[show] || show === reason)
      .map((show) => ({ show, label: pendingLabels[show], count: reasons[show] ?? 0 })),
  ];
  const isEmptied = businessId !== '' && !businesses.some(({ id }) => id === businessId);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField
        filters={filters}
        label={labels.search}
        placeholder={labels.searchHint}
        width={240}
      />
      <SelectFilter
        label={labels.business}
        options={[
          { value: '', label: labels.everyBusiness },
          ...businesses.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
          ...(isEmptied ? [{ value: businessId, label: labels.emptiedBusiness }] : []),
        ]}
        chosen={businessId}
        onChoose={(chosen) => filters.set('business', chosen)}
      />
      <SelectFilter
        label={labels.order}
        options={pendingSort.options.map((value) => ({ value, label: pendingSortLabels[value] }))}
        chosen={sort}
        onChoose={(chosen) => filters.set('sort', chosen === 'received' ? '' : chosen)}
      />
      <SegmentedFilter
        options={shows}
        chosen={reason}
        onChoose={(show) => filters.set('reason', show ?? '')}
      />
    </Flex>
  );
}

/** True for a decision about check-ins, not for an action at the desk. */
const isReview = (change: DeskChange): boolean =>
  change.kind === 'check-in' && ['confirm', 'refuse'].includes(change.change);

/** Pending check-ins of one event with pagination and undo. */
function PendingList({ event }: { event: AdminEvent }) {
  const filters = useListFilters();
  const criteria = useReviewFilters(event.id, filters);
  const { query, pages } = usePendingCheckIns(criteria);
  const { data, error, refetch, isPlaceholderData } = query;
  const { changes, announced, failure, undo, reload } = useUndoable(event.id, {
    onUndone: () => void refetch(),
    isListed: isReview,
  });
  const review = useReview(reload);
  const [refusing, setRefusing] = useState<readonly PendingCheckIn[] | null>(null);
  const isFiltering = Boolean(filters.search || criteria.reason || criteria.businessId);
  return (
    <Stack gap="6" maxW="880px">
      {undo.error && (
        <Alert tone="danger">{staffMessage(undo.error, texts.review.notChanged)}</Alert>
      )}
      <LoadError title={texts.review.undoListFailed} error={failure} onRetry={reload} />
      <UndoList
        changes={changes}
        announced={announced}
        isBusy={undo.isPending}
        onUndo={(action) => undo.mutate(action)}
      />
      {!data && error && (
        <ErrorState title={texts.review.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      )}
      {data && criteria.venueCode && (
        <Alert
          tone="gold"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={portalHref('review')}>{texts.review.code.leave}</Link>
            </Button>
          }
        >
          {texts.review.code[criteria.venueCode]({ count: data.total })}
        </Alert>
      )}
      {data && !criteria.venueCode && (data.total > 0 || isFiltering) && (
        <ReviewToolbar filters={filters} criteria={criteria} answer={data} />
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
      <FoundCount count={isFiltering && !isPlaceholderData ? data?.checkIns.length : undefined} />
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

/** Review tab: check-ins that staff must decide. */
export default function ReviewTab() {
  const { events, event } = useSelectedEvent();
  return (
    <PortalPage
      title={texts.review.title}
      lead={event ? texts.review.leadOf({ event: event.name }) : texts.review.lead}
    >
      {event ? (
        <PendingList event={event} />
      ) : (
        <NoEventYet events={events} text={texts.review.noEvent} />
      )}
    </PortalPage>
  );
}
