import { Button, Text } from '@chakra-ui/react';
import type { AdminTicket } from '@contract/tickets.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { renderSVG } from 'uqr';
import { ErrorState } from '../../../components/error-state.tsx';
import { readAllTickets } from './export-tickets.ts';
import { ticketAddress } from './ticket-address.ts';
import type { TicketFilters } from './use-ticket-page.ts';
import './ticket-cards.css';

/** Cards printed at once: 50 sheets of ten. */
const mostCards = 500;

interface Props {
  filters: TicketFilters;
  onClose: () => void;
}

/** The tickets that pass the filters as QR cards, ten on a sheet, over the portal until closed. */
export function TicketCards({ filters, onClose }: Props) {
  const cards = useQuery({
    queryKey: ['ticket-cards', filters.search, filters.state ?? ''],
    queryFn: () => readAllTickets(filters, mostCards),
  });
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  return createPortal(
    <div className="ticket-cards" role="dialog" aria-modal="true" aria-label="Ticket cards">
      <div className="ticket-cards-bar">
        <Text role="status">
          {cards.data ? `${cards.data.length} cards, ten on a sheet` : 'Drawing the cards…'}
        </Text>
        <Button variant="ghost" colorPalette="gray" onClick={onClose} autoFocus>
          Close
        </Button>
        <Button disabled={!cards.data?.length} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {cards.isError && (
        <ErrorState
          title="The tickets could not be loaded"
          error={cards.error}
          onRetry={() => void cards.refetch()}
        />
      )}
      <ul className="ticket-cards-sheet">
        {cards.data?.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </div>,
    document.body,
  );
}

function TicketCard({ ticket: { id, holderName } }: { ticket: AdminTicket }) {
  const drawing = renderSVG(ticketAddress(id, window.location.origin), { ecc: 'M', border: 0 });
  return (
    <li className="ticket-card">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`QR code of ticket ${id}`}
      />
      <div>
        <p className="ticket-card-title">Wine Walk</p>
        <p className="ticket-card-id">{id}</p>
        {holderName && <p>{holderName}</p>}
        <p className="ticket-card-how">Scan to register. 21 or older, photo ID.</p>
      </div>
    </li>
  );
}
