import { Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type listPendingCheckIns, type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import { BusinessReviews } from './business-reviews.tsx';

interface Props {
  answer: ResponseOf<typeof listPendingCheckIns>;
  /** Whether something is searched or filtered out. */
  isFiltering: boolean;
  isRefreshing: boolean;
  timeZone: string;
  isBusy: boolean;
  onConfirm: (checkIns: readonly PendingCheckIn[]) => void;
  onRefuse: (checkIns: readonly PendingCheckIn[]) => void;
}

/** A page of those that wait, by business, or what stands for them where there are none. */
export function PendingPage({ answer, isFiltering, isRefreshing, ...decisions }: Props) {
  const { checkIns, total, lookedThrough, radiusMeters } = answer;
  if (checkIns.length === 0)
    return isFiltering ? (
      <EmptyState
        illustration={<NoResults />}
        title="No check-ins found"
        text="Nothing that waits passes the search and filters above."
      />
    ) : (
      <EmptyState
        illustration={<QuietStreet />}
        title="Nothing to review"
        text="A check-in comes here when a phone's location is unclear, or it got there surprisingly fast."
      />
    );
  return (
    <RefreshOverlay isRefreshing={isRefreshing}>
      <Stack gap="6">
        {total > lookedThrough && (
          <Text role="status" color="muted" fontSize="sm">
            The earliest {lookedThrough} of {total}: the others follow.
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
