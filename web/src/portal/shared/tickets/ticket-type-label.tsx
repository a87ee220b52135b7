import './ticket-type-label.css';
import type { TicketColor } from '@wine-walk/common/model/ticket-types.ts';

interface Props {
  color: TicketColor;
  text: string;
}

/** Label in the color of a ticket type, the same in light and dark mode. */
export function TicketTypeLabel({ color, text }: Props) {
  return (
    <p className="ticket-type-label" data-color={color}>
      {text}
    </p>
  );
}
