import type { VenueCode } from '@domain/venue-code.ts';
import { AppDialog } from '../../../components/app-dialog.tsx';
import type { SeenBusiness } from '../../../components/seen-business.ts';
import { useTexts } from '../../../texts/texts.ts';
import { VenuePinForm } from './venue-pin-form.tsx';

export interface ScannerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A venue code of this walk was read or typed: begins the check-in there. */
  onCode: (venue: VenueCode) => void;
  /** What can be checked in at, nearest first. */
  businesses: readonly SeenBusiness[];
}

/** The venue code of a business: the other way to show that one is there. */
export function ScannerDialog({ isOpen, onClose, onCode, businesses }: ScannerDialogProps) {
  const { checkIn } = useTexts();
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title={checkIn.scannerTitle}>
      <VenuePinForm businesses={businesses} onCode={onCode} />
    </AppDialog>
  );
}
