import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { renderSVG } from 'uqr';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { SponsorList } from '../../../shared/sponsor-list.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { texts } from '../../texts/texts.ts';

/** Kinds of sheets by their value in the URL. */
export const sheetKinds = [
  'posters',
  'walk',
  'stamp-cards',
  'volunteers',
  'roster',
  'door-list',
  'treasurer',
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Returns the kind of a search param; posters by default. */
export function parseSheetKind(param: string | undefined): SheetKind {
  return sheetKinds.find((kind) => kind === param) ?? 'posters';
}

/** Data of every sheet. */
export interface SheetProps {
  event: AdminEvent;
  /** Participating businesses in the event's order. */
  businesses: readonly AdminBusiness[];
}

/** Header with the logo and the event, which distinguishes sheets of other years. */
export function SheetHeader({ event }: { event: AdminEvent }) {
  const { logoUrl, shortName } = useOrganization();
  return (
    <header className="sheet-header">
      {logoUrl && <img className="sheet-logo" src={logoUrl} alt={shortName} />}
      <strong>{event.name}</strong>
      <span>{eventTimeText(event)}</span>
      {event.place && <span>{event.place}</span>}
    </header>
  );
}

/** Sponsors at the foot of a sheet. */
export function SheetSponsors() {
  return (
    <footer className="sheet-sponsors">
      <SponsorList label={texts.prints.sponsors} />
    </footer>
  );
}

/** QR code as an image, dark on white also in dark mode. */
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
