import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { renderSVG } from 'uqr';
import { eventTimeText } from '../../kit/event-labels.ts';

/** What can be printed, as it is named in the address. */
export const sheetKinds = ['posters', 'stamp-cards', 'volunteers', 'door-list'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const sheetLabels: Record<SheetKind, string> = {
  posters: 'Posters',
  'stamp-cards': 'Stamp cards',
  volunteers: "Volunteers' sheet",
  'door-list': 'Door list',
};

/** The kind that an address asks for; posters where it asks for none. */
export function parseSheetKind(param: string | undefined): SheetKind {
  return sheetKinds.find((kind) => kind === param) ?? 'posters';
}

/** What every sheet is drawn from. */
export interface SheetProps {
  event: AdminEvent;
  /** Those that take part, in the event's order. */
  businesses: readonly AdminBusiness[];
}

/** Of which walk a sheet is: nobody hangs up last year's. */
export function SheetHeader({ event }: { event: AdminEvent }) {
  return (
    <header className="sheet-header">
      <strong>{event.name}</strong>
      <span>{eventTimeText(event)}</span>
      {event.place && <span>{event.place}</span>}
    </header>
  );
}

/** A QR code as an image, dark on white also in dark mode. */
export function SheetCode({ text, label }: { text: string; label: string }) {
  const drawing = renderSVG(text, { ecc: 'M', border: 0 });
  return (
    <img
      className="sheet-code"
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
    />
  );
}
