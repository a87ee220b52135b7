import type { Sheet } from './use-sheet-attempt.ts';

/** Props of every step of the sheet. */
export interface SheetStepProps {
  request: CheckInIntent;
  sheet: Sheet;
  participant: ParticipantId;
  /** Opens the scanner or the PIN form for the business of the sheet. */
  onScan: (scan: ScannerIntent) => void;
  onClose: () => void;
}

/** Start parameters of a check-in. */
export interface CheckInIntent {
  /** Counter that resets the sheet for each new check-in. */
  id: number;
  /** Null for the nearest unvisited business. */
  businessId: string | null;
  /** Code scanned from the business's poster, or its PIN. */
  venueCode: string | null;
}

/** Start parameters of the scanner. */
export interface ScannerIntent {
  by: 'camera' | 'pin';
  /** Business whose code is expected; null for any. */
  businessId: string | null;
}

/** Participant of the check-in. */
export type ParticipantId =
  | { state: 'loading' }
  | { state: 'known'; id: string; name: string }
  | { state: 'unknown' };
