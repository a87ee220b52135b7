import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';

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
export function parseSheetKind(asked: string | undefined): SheetKind {
  return sheetKinds.find((kind) => kind === asked) ?? 'posters';
}

/** What every sheet is drawn from. */
export interface SheetProps {
  event: AdminEvent;
  /** Those that take part, in the event's order. */
  businesses: readonly AdminBusiness[];
}
