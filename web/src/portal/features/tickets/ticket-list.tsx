import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import type { Sorting } from '../../kit/lists/sorting.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { TicketTable } from './ticket-table.tsx';
import type { TicketSelection } from './use-selection.ts';
import type { useTicketPage } from './use-ticket-page.ts';

interface Props {
  shown: ReturnType<typeof useTicketPage>;
  /** Undefined while something is searched. */
  sorting: Sorting | undefined;
  /** Which are selected; left out where the account may not change many. */
  selection: TicketSelection | undefined;
  events: readonly AdminEvent[];
  timeZone: string;
  onEdit: (ticket: AdminTicket) => void;
  onDelete: ((ticket: AdminTicket) => void) | undefined;
}

/** A page of tickets with the ways to the next and the previous one. */
export function TicketList({ shown, ...row }: Props) {
  const { query, pages } = shown;
  if (query.isError)
    return (
      <ErrorState
        title="The tickets could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <LoadingRegion>
        <RowsSkeleton />
      </LoadingRegion>
    );
  const { tickets, counts } = query.data;
  if (counts.total === 0)
    return (
      <EmptyState
        illustration={<EmptyShelf />}
        title="No tickets yet"
        text="Import the list of those sold, or generate a batch to print."
      />
    );
  if (tickets.length === 0)
    return (
      <EmptyState
        illustration={<NoResults />}
        title="No tickets found"
        text="A search finds what an ID, an email, a name or a last name begins with."
      />
    );
  return (
    <>
      <RefreshOverlay isRefreshing={query.isPlaceholderData}>
        <TicketTable tickets={tickets} {...row} />
      </RefreshOverlay>
      <Pagination pages={pages} isRefreshing={query.isPlaceholderData} />
    </>
  );
}
