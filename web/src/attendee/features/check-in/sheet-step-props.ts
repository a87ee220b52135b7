import type { ParticipantId } from './use-participant-id.ts';
import type { Sheet } from './use-sheet-attempt.ts';

/** What every step of the sheet is given. */
export interface SheetStepProps {
  request: CheckInIntent;
  sheet: Sheet;
  participant: ParticipantId;
  /** The other way in: the scanner, or typing the PIN, at the business that the sheet is about. */
  onScan: (scan: ScannerIntent) => void;
  onClose: () => void;
}

/** What a check-in was begun with. */
export interface CheckInIntent {
  /** Counts up, so that each begins anew. */
  id: number;
  /** Null: the nearest business not visited yet. */
  businessId: string | null;
  /** As scanned from the business's poster, or its PIN. */
  venueCode: string | null;
}

/** What the scanner was opened with. */
export interface ScannerIntent {
  by: 'camera' | 'pin';
  /** Whose code is looked for; null where that is open. */
  businessId: string | null;
}
