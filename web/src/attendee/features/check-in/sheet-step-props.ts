import type { CheckInIntent, ScannerIntent } from './intents.ts';
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
