import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import './ticket-cards.css';
import { Dialog, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { renderSVG } from 'uqr';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { format } from '../../kit/format.ts';
import { useEvents } from '../../shared/records/live-records.ts';
import { mainLanguage } from '../../shared/translations.tsx';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';
import { type TicketFilters, useTicketPage } from './use-ticket-page.ts';

/**
 * Returns the URL of a ticket's QR code, which opens registration with the ticket filled in. `origin`: origin
 * of the app.
 */
function ticketUrl(ticketId: string, origin: string): string {
  return `${origin}/waiver?ticket=${encodeURIComponent(ticketId)}`;
}

interface TicketCardProps {
  ticket: AdminTicket;
  /** Event that the ticket admits to; undefined while loading and for a ticket for any event. */
  event: AdminEvent | undefined;
}

/** Printed ticket with a QR code that opens registration with the ticket filled in. */
function TicketCard({ ticket: { id, eventId, holderName }, event }: TicketCardProps) {
  const organization = useOrganization();
  const { minimumAge, logoUrl, shortName } = organization;
  const { age, cards } = printTexts(mainLanguage(organization)).prints;
  const drawing = renderSVG(ticketUrl(id, appOrigin()), { ecc: 'M', border: 0 });
  const where = eventId === null ? cards.anyEvent : event && dateAndPlace(event);
  return (
    <li className="ticket-card">
      <div className="ticket-card-marks">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
          alt={texts.tickets.cards.code({ id })}
        />
        {logoUrl && <img className="ticket-card-logo" src={logoUrl} alt={shortName} />}
      </div>
      <div>
        <p className="ticket-card-title" dir="auto">
          {event?.name ?? shortName}
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
        <p className="ticket-card-how">{cards.ticket({ age: age({ years: minimumAge }) })}</p>
      </div>
    </li>
  );
}

function dateAndPlace({ startTime, timeZone, place }: AdminEvent): string {
  return joinFacts([format.shortDate(startTime, timeZone), place]);
}

/** Cards printed at once: 50 sheets of ten, the page size limit of the API. */
const cardsAtOnce = 500;

interface TicketCardsProps {
  filters: TicketFilters;
  onClose: () => void;
}

const { number: count } = format;

/**
 * Tickets that pass the filters as QR cards, ten per sheet, above the portal until closed. Redeemed tickets
 * are omitted unless the list shows only these.
 */
export function TicketCards({ filters, onClose }: TicketCardsProps) {
  const { cards: labels, loadFailed } = texts.tickets;
  const { search, state = 'unused' } = filters;
  const { query, pages } = useTicketPage({ ...filters, state }, { limit: cardsAtOnce });
  const { data, isPlaceholderData, isError } = query;
  const { page, next, previous } = pages;
  const events = useEvents();
  const cards = isError || isPlaceholderData ? undefined : data?.tickets;
  // Search results are not counted.
  const total = search ? null : count(data?.counts[state] ?? 0);
  return (
    <DialogFrame size="full" onClose={onClose}>
      <Dialog.Content className="ticket-cards">
        <Dialog.Title srOnly>{labels.title}</Dialog.Title>
        <div className="ticket-cards-bar">
          <Text role="status">
            {cards && cardsText(cards.length, page, next !== null, total)}
            {!cards && !isError && labels.preparing}
          </Text>
          {(previous || next) && (
            <>
              <Button variant="outline" isWaiting={!previous} onClick={previous ?? undefined}>
                {labels.previous({ count: cardsAtOnce })}
              </Button>
              <Button
                variant="outline"
                isWaiting={!next || isPlaceholderData}
                onClick={next ?? undefined}
              >
                {labels.next({ count: cardsAtOnce })}
              </Button>
            </>
          )}
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {labels.close}
          </Button>
          <Button isWaiting={!cards?.length} onClick={() => window.print()}>
            {labels.print}
          </Button>
        </div>
        {isError && (
          <ErrorState title={loadFailed} error={query.error} onRetry={() => void query.refetch()} />
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

/** Returns the range of the shown cards. `total`: null if the cards are not counted. */
function cardsText(shown: number, page: number, hasNext: boolean, total: string | null): string {
  const { cards } = texts.tickets;
  if (page === 1 && !hasNext) return cards.count({ count: shown, shown: count(shown) });
  const before = (page - 1) * cardsAtOnce;
  const last = count(before + shown);
  const all = hasNext ? total : last;
  return page === 1
    ? cards.first({ last, total: all })
    : cards.range({ first: count(before + 1), last, total: all });
}
