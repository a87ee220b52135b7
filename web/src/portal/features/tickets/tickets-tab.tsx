import { Flex, Text } from '@chakra-ui/react';
import type { AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';
import { useNow } from '../../../platform/live/use-now.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { EventFilter, SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { FoundCount } from '../../kit/lists/found-count.tsx';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { pagedSorting } from '../../kit/lists/sorting.ts';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { isVolunteer } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { AddTicketDialog } from './add-ticket-dialog.tsx';
import { DeleteTicketDialog } from './delete-ticket-dialog.tsx';
import { EditTicketDialog } from './edit-ticket-dialog.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { SelectionBar, useSelection } from './selection-bar.tsx';
import { type TicketAction, TicketActions } from './ticket-actions.tsx';
import { TicketCards } from './ticket-cards.tsx';
import { defaultTicketEventId } from './ticket-event.ts';
import { TicketList } from './ticket-list.tsx';
import { UnassignedTickets } from './unassigned-tickets.tsx';
import {
  type TicketFilters,
  type TicketState,
  ticketOrders,
  useInvalidateTickets,
  useTicketPage,
} from './use-ticket-page.ts';
import { WaitingCount } from './waiting-list/waiting-count.tsx';

interface Props {
  filters: ListFilters;
  state: TicketState | undefined;
  /** Undefined until loaded. */
  counts: { total: number; unused: number; redeemed: number } | undefined;
  /** True if the list can include other events. */
  hasEventFilter: boolean;
  /** True while the previous tickets are shown. */
  isSearching: boolean;
}

/** Search by the start of ID, email or name, and the states with their counts. */
function TicketToolbar({ filters, state, counts, hasEventFilter, isSearching }: Props) {
  const { filters: labels } = texts.tickets;
  const shows = [
    { show: undefined, label: labels.all, count: counts?.total },
    { show: 'unused', label: labels.unused, count: counts?.unused },
    { show: 'redeemed', label: labels.redeemed, count: counts?.redeemed },
  ] as const;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField filters={filters} label={labels.search} placeholder={labels.searchPlaceholder} />
      <SegmentedFilter
        options={shows}
        chosen={state}
        onChoose={(show) => filters.set('state', show ?? '')}
      />
      {hasEventFilter && <EventFilter filters={filters} />}
      <Text role="status" color="muted" fontSize="sm" ms="auto">
        {isSearching && labels.searching}
      </Text>
    </Flex>
  );
}

type Open = TicketAction | { edit: AdminTicket } | { delete: AdminTicket } | null;

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** Tickets tab. */
export default function TicketsTab() {
  const { isAdmin, ...staff } = useStaff();
  const {
    events: { status, data: events = [] },
    event,
  } = useSelectedEvent();
  const now = useNow();
  const filters = useListFilters();
  const state = (['unused', 'redeemed'] as const).find((option) => option === filters.get('state'));
  // Actions apply to the visible filters, even before the list has loaded.
  const ticketFilters: TicketFilters = {
    search: filters.search.trim(),
    state,
    eventId: filters.get('walks') === 'all' ? undefined : event?.id,
  };
  const { sort, sorting } = pagedSorting(filters, ticketOrders, 'id');
  // Before the event is known, the tickets of every event would be listed, selected and exported.
  const isReady = status !== 'loading';
  const search = useDebounced(ticketFilters.search, debounceMs);
  const shown = useTicketPage({ ...ticketFilters, sort, search }, { isReady });
  const { data, isPlaceholderData } = shown.query;
  const isFiltered = Boolean(search || state);
  const reload = useInvalidateTickets();
  const list = ticketFilters.eventId ?? '';
  const selection = useSelection(list);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const eventId = defaultTicketEventId(event, events, now);
  const dialogProps = { events, eventId };
  const assignee = events.find(({ id }) => id === eventId);
  const timeZone = event?.timeZone ?? 'America/New_York';
  return (
    <PortalPage
      title={texts.tickets.title}
      lead={texts.tickets.lead}
      actions={
        <TicketActions
          isAdmin={isAdmin}
          isReady={isReady}
          filters={ticketFilters}
          events={events}
          onOpen={setOpen}
        />
      }
    >
      <TicketToolbar
        filters={filters}
        state={state}
        hasEventFilter={event !== undefined && !isVolunteer(staff)}
        counts={data?.counts}
        isSearching={isPlaceholderData}
      />
      <FoundCount count={isFiltered && !isPlaceholderData ? data?.tickets.length : undefined} />
      {isAdmin && (
        <SelectionBar
          key={`selection ${list}`}
          selection={selection}
          shown={data?.tickets ?? []}
          filters={ticketFilters}
          events={events}
          onDone={reload}
        />
      )}
      {event && <WaitingCount key={event.id} event={event} isAdmin={isAdmin} />}
      {isAdmin && assignee && (
        <UnassignedTickets count={data?.counts.unassigned ?? 0} event={assignee} onDone={reload} />
      )}
      {isAdmin && <RecentChanges timeZone={timeZone} onDone={reload} />}
      <TicketList
        shown={shown}
        sorting={sorting}
        selection={isAdmin ? selection : undefined}
        events={events}
        timeZone={timeZone}
        onEdit={isVolunteer(staff) ? undefined : (edit) => setOpen({ edit })}
        onDelete={isAdmin ? (ticket) => setOpen({ delete: ticket }) : undefined}
      />
      {isReady && open === 'add' && (
        <AddTicketDialog {...dialogProps} onDone={reload} onClose={close} />
      )}
      {isReady && open === 'import' && (
        <ImportDialog {...dialogProps} onDone={reload} onClose={close} />
      )}
      {isReady && open === 'generate' && (
        <GenerateDialog
          {...dialogProps}
          onDone={(prefix) => {
            filters.set('search', prefix);
            reload();
          }}
          onClose={close}
        />
      )}
      {isReady && open === 'print' && <TicketCards filters={ticketFilters} onClose={close} />}
      {open && typeof open === 'object' && 'edit' in open && (
        <EditTicketDialog ticket={open.edit} events={events} onDone={reload} onClose={close} />
      )}
      {open && typeof open === 'object' && 'delete' in open && (
        <DeleteTicketDialog
          ticket={open.delete}
          onDeleted={() => selection.remove(open.delete.id)}
          onDone={reload}
          onClose={close}
        />
      )}
    </PortalPage>
  );
}
