import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { sortByDistance } from '../../shared/next-businesses.ts';
import type { ScannerDialogProps } from './scanner/scanner-dialog.tsx';
import { VenuePinForm } from './scanner/venue-pin-form.tsx';

interface Props {
  startsWithPin: boolean;
  /** Business whose code is expected; null for any. */
  businessId: string | null;
  onClose: () => void;
  onCode: (venue: VenueCode) => void;
}

/** Scanner for the businesses that are not visited yet. */
export default function ScannerSlot(props: Props) {
  const eventData = useEventData();
  const { fix } = usePosition();
  const scanner = useScanner();
  const views =
    eventData.status === 'ready' ? toBusinessViews(eventData.catalog, eventData.progress, fix) : [];
  const open = sortByDistance(views.filter(({ isVisited }) => !isVisited));
  return scanner && <scanner.ScannerDialog {...props} businesses={open} />;
}

interface Scanner {
  ScannerDialog: ComponentType<ScannerDialogProps>;
}

/**
 * Loads the scanner in a separate chunk, since most visits need no camera. If loading fails, the PIN form
 * replaces it.
 */
function useScanner(): Scanner | null {
  const [scanner, setScanner] = useState<Scanner | null>(null);
  useEffect(() => {
    import('./scanner/scanner-dialog.tsx')
      .then(({ ScannerDialog }) => setScanner({ ScannerDialog }))
      .catch(() => setScanner({ ScannerDialog: PinDialog }));
  }, []);
  return scanner;
}

function PinDialog({ onClose, ...props }: ScannerDialogProps) {
  const checkIn = useTexts('checkIn');
  return (
    <AppDialog onClose={onClose} title={checkIn.scannerTitle}>
      <VenuePinForm {...props} />
    </AppDialog>
  );
}
