import { Badge, Text } from '@chakra-ui/react';
import type { AdminTicket } from '@contract/tickets.ts';
import { listTickets } from '@contract/tickets.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading } from '../../../components/skeletons.tsx';
import { useApiQuery } from '../../../data/api.ts';
import { type Column, RecordTable } from '../list/record-table.tsx';
import { staffCall } from '../session/staff-call.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { RowsSkeleton } from '../shell/tab-skeleton.tsx';

const columns: Column<AdminTicket>[] = [
  { title: 'Ticket', cell: ({ id }) => id },
  { title: 'Holder', cell: ({ holderName, holderEmail }) => holderName ?? holderEmail ?? '' },
  {
    title: 'State',
    cell: ({ state }) => (
      <Badge colorPalette={state === 'unused' ? 'gray' : 'vine'}>
        {state === 'unused' ? 'Unused' : 'Redeemed'}
      </Badge>
    ),
  },
];

/** The first of the tickets, and how many there are. */
export default function TicketsTab() {
  const page = useApiQuery(listTickets, { query: { limit: 50 } }, { call: staffCall });
  return (
    <PortalPage title="Tickets" lead="Who may come in.">
      {page.isPending && (
        <Loading>
          <RowsSkeleton />
        </Loading>
      )}
      {page.isError && (
        <ErrorState
          title="The tickets could not be loaded"
          error={page.error}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.data && (
        <>
          <Text color="muted" fontSize="sm" role="status">
            {page.data.counts.total} tickets, {page.data.counts.redeemed} redeemed
          </Text>
          <RecordTable label="Tickets" columns={columns} records={page.data.tickets} />
        </>
      )}
    </PortalPage>
  );
}
