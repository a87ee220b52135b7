import './ticket-cards.css';
import { Dialog, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { renderSVG } from 'uqr';
import { formats } from '../../../i18n/format.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { useEvents } from '../../shared/live-records.ts';
import { type TicketFilters, useTicketPage } from './use-ticket-page.ts';

const format = formats('en-US');

/** What a ticket's QR opens: registration with the ticket filled in. `origin`: where the app is served. */
function ticketUrl(ticketId: string, origin: string): string {
  return `${origin}/waiver?ticket=${encodeURIComponent(ticketId)}`;
}

interface TicketCardProps {
  ticket: AdminTicket;
  /** The walk that it admits to; undefined while it is not known, and for a ticket for whichever walk there is. */
  event: AdminEvent | undefined;
}

/** A ticket to be printed: scanned, it opens registration with the ticket filled in. */
function TicketCard({ ticket: { id, eventId, holderName }, event }: TicketCardProps) {
  const drawing = renderSVG(ticketUrl(id, window.location.origin), { ecc: 'M', border: 0 });
  const where = eventId === null ? 'Good for any one walk' : event && whereOf(event);
  return (
    <li className="ticket-card">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`QR code of ticket ${id}`}
      />
      <div>
        <p className="ticket-card-title" dir="auto">
          {event?.name ?? 'Wine Walk'}
        </p>
        {where && (
          <p className="ticket-card-where" dir="auto">
            {where}
          </p>
        )}
        <p className="ticket-card-id">{id}</p>
        {holderName && (
          <p className="ticket-card-holder" dir="auto">
            {holderName}
          </p>
        )}
        <p className="ticket-card-how">Scan to register. 21 or older, photo ID.</p>
      </div>
    </li>
  );
}

function whereOf({ startTime, timeZone, place }: AdminEvent): string {
  return [format.shortDate(startTime, timeZone), place].filter(Boolean).join(' · ');
}

/** Cards printed at once: 50 sheets of ten, and as many as the API gives at a time. */
const cardsAtOnce = 500;

interface TicketCardsProps {
  filters: TicketFilters;
  onClose: () => void;
}

const count = (value: number) => value.toLocaleString('en-US');

/**
 * The tickets that pass the filters as QR cards, ten on a sheet, over the portal until closed. Redeemed ones
 * admit nobody any more: they are left out unless the list shows them alone.
 */
export function TicketCards({ filters, onClose }: TicketCardsProps) {
  const { search, state = 'unused' } = filters;
  const { query, pages } = useTicketPage({ ...filters, state }, { limit: cardsAtOnce });
  const { data, isPlaceholderData, isError } = query;
  const { page, next, previous } = pages;
  const events = useEvents();
  const cards = isError || isPlaceholderData ? undefined : data?.tickets;
  // What a search finds is not counted.
  const all = search ? 'more' : count(data?.counts[state] ?? 0);
  return (
    <DialogFrame isOpen size="full" onClose={onClose}>
      <Dialog.Content className="ticket-cards">
        <Dialog.Title srOnly>Ticket cards</Dialog.Title>
        <div className="ticket-cards-bar">
          <Text role="status">
            {cards && cardsText(cards.length, page, next && all)}
            {!cards && !isError && 'Drawing the cards…'}
          </Text>
          {(previous || next) && (
            <>
              <Button variant="outline" isWaiting={!previous} onClick={previous ?? undefined}>
                Previous {cardsAtOnce}
              </Button>
              <Button
                variant="outline"
                isWaiting={!next || isPlaceholderData}
                onClick={next ?? undefined}
              >
                Next {cardsAtOnce}
              </Button>
            </>
          )}
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Close
          </Button>
          <Button isWaiting={!cards?.length} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        {isError && (
          <ErrorState
            title="The tickets could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        <ul className="ticket-cards-sheet">
          {cards?.map((ticket) => (
            <TicketCard
              key={ticket.id}
              ticket={ticket}
              event={events.data?.find(({ id }) => id === ticket.eventId)}
            />
          ))}
        </ul>
      </Dialog.Content>
    </DialogFrame>
  );
}

/** Which cards of how many these are. `all`: in words how many there are; null with the last of them. */
function cardsText(shown: number, page: number, all: string | null): string {
  if (page === 1 && !all)
    return `${count(shown)} ${shown === 1 ? 'card' : 'cards'}, ten on a sheet`;
  const before = (page - 1) * cardsAtOnce;
  const last = count(before + shown);
  const which = page === 1 ? `The first ${last}` : `${count(before + 1)} to ${last}`;
  return `${which} of ${all ?? last} cards, ten on a sheet`;
}
