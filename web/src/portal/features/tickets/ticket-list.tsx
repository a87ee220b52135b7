import { Button, Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminTicket } from '@contract/tickets.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../components/illustrations/no-results.tsx';
import { Loading } from '../../../components/skeletons.tsx';
import { Refreshable } from '../../lists/refreshable.tsx';
import { RowsSkeleton } from '../../shell/tab-skeleton.tsx';
import { TicketTable } from './ticket-table.tsx';
import type { useTicketPage } from './use-ticket-page.ts';

interface Props {
  shown: ReturnType<typeof useTicketPage>;
  events: readonly AdminEvent[];
  timeZone: string;
  onEdit: (ticket: AdminTicket) => void;
  onDelete: ((ticket: AdminTicket) => void) | undefined;
}

/** A page of tickets with the ways to the next and the previous one. */
export function TicketList({ shown, ...row }: Props) {
  const { query, page, next, previous } = shown;
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
      <Loading>
        <RowsSkeleton />
      </Loading>
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
      <Refreshable isRefreshing={query.isPlaceholderData}>
        <TicketTable tickets={tickets} {...row} />
      </Refreshable>
      {(previous || next) && (
        <Flex as="nav" aria-label="Pages" gap="3" align="center" justify="flex-end">
          <Text role="status" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            Page {page}
          </Text>
          <Button size="sm" variant="outline" disabled={!previous} onClick={previous ?? undefined}>
            Previous
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={!next || query.isPlaceholderData}
            onClick={next ?? undefined}
          >
            Next
          </Button>
        </Flex>
      )}
    </>
  );
}
