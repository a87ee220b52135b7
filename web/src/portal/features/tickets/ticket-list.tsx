import { Badge, Button, Checkbox, Flex } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { Trash2 } from 'lucide-react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { format } from '../../kit/format.ts';
import { EditButton, NameCell, TruncatedText } from '../../kit/lists/cells.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { type Column, RecordTable } from '../../kit/lists/record-table.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import type { Sorting } from '../../kit/lists/sorting.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { texts } from '../../texts/texts.ts';
import type { TicketSelection } from './selection-bar.tsx';
import { eventName, shownState, typeName } from './ticket-event.ts';
import type { useTicketPage } from './use-ticket-page.ts';

interface TicketTableProps {
  tickets: readonly AdminTicket[];
  /** Undefined during a search. */
  sorting: Sorting | undefined;
  /** Undefined if the account may not change many tickets. */
  selection: TicketSelection | undefined;
  events: readonly AdminEvent[];
  /** Zone of the redemption times. */
  timeZone: string;
  /** Undefined if the account may not reassign. */
  onEdit: ((ticket: AdminTicket) => void) | undefined;
  /** Undefined if the account may not delete. */
  onDelete: ((ticket: AdminTicket) => void) | undefined;
}

const { list } = texts.tickets;
/**
 * Characters of an ID that fit next to its buttons at 360 px: generated ones have up to 21. Longer ones
 * break.
 */
const maxUnwrappedIdLength = 22;

/** Next to a long name, date and time wrap between each other only. */
const noWrap = (text: string) => text.replaceAll(' ', '\u00a0');

const stateColors = { unused: 'gray', redeemed: 'vine', owes: 'gold' } as const;

/** Returns the note for phones, which hide the other columns. */
function phoneNote(ticket: AdminTicket, event: string): string {
  return joinFacts([list.states[shownState(ticket)], ticket.holderName ?? emailOf(ticket), event]);
}

/** Returns the holder's email, or that it is hidden from this account. */
function emailOf({ holderEmail, isEmailHidden }: AdminTicket): string | null {
  return isEmailHidden ? list.emailHidden : holderEmail;
}

/** Returns the column that selects tickets. A redeemed ticket is evidence: it cannot be selected. */
function selectColumn({ ids, toggle }: TicketSelection): Column<AdminTicket> {
  return {
    id: 'select',
    title: list.select,
    // A row on a phone has room for the ID and its buttons only.
    isWideOnly: true,
    cell: ({ id, state }) =>
      state === 'unused' && (
        <Checkbox.Root checked={ids.has(id)} onCheckedChange={() => toggle(id)} minH="9" px="1">
          <Checkbox.HiddenInput aria-label={list.selectTicket({ id })} />
          <Checkbox.Control />
        </Checkbox.Root>
      ),
  };
}

/** Returns the column that edits and deletes tickets. A redeemed ticket is evidence: it has no buttons. */
function changeColumn({
  onEdit,
  onDelete,
}: Pick<TicketTableProps, 'onEdit' | 'onDelete'>): Column<AdminTicket> {
  return {
    id: 'change',
    title: list.change,
    isEnd: true,
    cell: (ticket) =>
      ticket.state === 'unused' && (
        <Flex justify="flex-end" gap={{ base: '0', xl: '1' }} mx={{ base: '-2', md: '0' }}>
          {onEdit && (
            <EditButton name={ticket.id} isPencilWhereNarrow onClick={() => onEdit(ticket)} />
          )}
          {onDelete && (
            <Button
              variant="ghost"
              size="sm"
              colorPalette="danger"
              _icon={{ boxSize: '4' }}
              aria-label={list.delete({ id: ticket.id })}
              onClick={() => onDelete(ticket)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </Flex>
      ),
  };
}

/** Page of tickets. */
function TicketTable(props: TicketTableProps) {
  const { tickets, sorting, selection, events, timeZone, onEdit, onDelete } = props;
  const eventOf = ({ eventId }: AdminTicket) =>
    eventId ? eventName(eventId, events) : list.anyEvent;
  const columns: Column<AdminTicket>[] = [
    ...(selection ? [selectColumn(selection)] : []),
    {
      id: 'id',
      title: list.ticket,
      cell: (ticket) => (
        <NameCell
          name={ticket.id}
          note={phoneNote(ticket, eventOf(ticket))}
          isNoteForPhone
          isOneLine={ticket.id.length <= maxUnwrappedIdLength}
        />
      ),
    },
    {
      id: 'holder',
      title: list.holder,
      cell: (ticket) => {
        const { holderName } = ticket;
        const email = emailOf(ticket);
        return holderName || email ? (
          <NameCell name={holderName ?? email ?? ''} note={(holderName && email) || ''} />
        ) : (
          list.anyone
        );
      },
      isWideOnly: true,
    },
    {
      id: 'event',
      title: list.event,
      cell: (ticket) => <TruncatedText text={eventOf(ticket)} />,
      isWideOnly: true,
    },
    ...(events.some(({ ticketTypes }) => ticketTypes.length > 0)
      ? [
          {
            id: 'type',
            title: list.type,
            cell: (ticket: AdminTicket) => <TruncatedText text={typeName(ticket, events)} />,
            isWideOnly: true,
          },
        ]
      : []),
    {
      id: 'source',
      title: list.source,
      cell: ({ source }) => list.sources[source],
      isWidestOnly: true,
    },
    {
      id: 'state',
      title: list.state,
      cell: (ticket) => (
        <Badge whiteSpace="nowrap" colorPalette={stateColors[shownState(ticket)]}>
          {list.states[shownState(ticket)]}
        </Badge>
      ),
      isWideOnly: true,
    },
    {
      id: 'redeemed',
      title: list.redeemed,
      cell: ({ redeemedAt }) =>
        redeemedAt &&
        `${noWrap(format.shortDate(redeemedAt, timeZone))}, ${noWrap(format.time(redeemedAt, timeZone))}`,
      isWidestOnly: true,
    },
    ...(onEdit || onDelete ? [changeColumn({ onEdit, onDelete })] : []),
  ];
  return (
    <RecordTable
      label={list.label}
      columns={columns}
      records={tickets}
      sorting={sorting}
      opens={({ state }) => state === 'unused'}
      onOpen={onEdit}
    />
  );
}

interface TicketListProps {
  shown: ReturnType<typeof useTicketPage>;
  /** Undefined during a search. */
  sorting: Sorting | undefined;
  /** Undefined if the account may not change many tickets. */
  selection: TicketSelection | undefined;
  events: readonly AdminEvent[];
  timeZone: string;
  /** Undefined if the account may not reassign. */
  onEdit: ((ticket: AdminTicket) => void) | undefined;
  onDelete: ((ticket: AdminTicket) => void) | undefined;
}

/** Page of tickets with its pagination. */
export function TicketList({ shown, ...row }: TicketListProps) {
  const { query, pages } = shown;
  if (query.isError)
    return (
      <ErrorState
        title={texts.tickets.loadFailed}
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
    return <EmptyState illustration={<EmptyShelf />} title={list.none} text={list.noneHelp} />;
  if (tickets.length === 0)
    return (
      <EmptyState illustration={<NoResults />} title={list.noneFound} text={list.noneFoundHelp} />
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
