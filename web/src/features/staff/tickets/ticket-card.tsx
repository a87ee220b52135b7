import type { AdminTicket } from '@contract/tickets.ts';
import { renderSVG } from 'uqr';
import { ticketAddress } from './ticket-address.ts';

/** A ticket to be printed: scanned, it opens registration with the ticket filled in. */
export function TicketCard({ ticket: { id, holderName } }: { ticket: AdminTicket }) {
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
