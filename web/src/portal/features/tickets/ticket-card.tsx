import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { renderSVG } from 'uqr';
import { formats } from '../../../i18n/format.ts';
import { ticketUrl } from './ticket-url.ts';

interface Props {
  ticket: AdminTicket;
  /** The walk that it admits to; undefined while it is not known, and for a ticket for whichever walk there is. */
  event: AdminEvent | undefined;
}

const format = formats('en-US');

/** A ticket to be printed: scanned, it opens registration with the ticket filled in. */
export function TicketCard({ ticket: { id, eventId, holderName }, event }: Props) {
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
