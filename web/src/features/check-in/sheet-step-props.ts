import type { CheckInRequest } from './request.ts';
import type { ParticipantId } from './use-participant-id.ts';
import type { Sheet } from './use-sheet-attempt.ts';

/** What every step of the sheet is given. */
export interface SheetStepProps {
  request: CheckInRequest;
  sheet: Sheet;
  participant: ParticipantId;
  /** The other way in: the scanner, or typing the PIN. */
  onScan: (by: 'camera' | 'pin') => void;
  onClose: () => void;
}
