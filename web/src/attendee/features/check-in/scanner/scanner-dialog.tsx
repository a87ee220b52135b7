import { Button, Stack } from '@chakra-ui/react';
import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { Camera } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useScannerTexts } from '../../../../i18n/scanner-texts.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { useEventData } from '../../../shared/event-data.ts';
import { CameraScan } from './camera-scan.tsx';
import { VenuePinForm } from './venue-pin-form.tsx';
import './scanner.css';

export interface ScannerDialogProps {
  isOpen: boolean;
  /** Shows where the PIN is typed first, instead of the camera. */
  startsWithPin: boolean;
  onClose: () => void;
  /** Whose code is looked for; null where that is open. */
  businessId: string | null;
  /** A venue code of this walk was read or typed: begins the check-in there. */
  onCode: (venue: VenueCode) => void;
  /** What can be checked in at, nearest first. */
  businesses: readonly BusinessView[];
}

/** The venue code of a business: the other way to show that one is there. */
export function ScannerDialog({ isOpen, startsWithPin, ...props }: ScannerDialogProps) {
  const { onClose, onCode, businesses, businessId } = props;
  const { checkIn } = useTexts();
  const scanner = useScannerTexts();
  const [isTyping, setTyping] = useState(startsWithPin);
  const businessIds = useBusinessIds();
  const form = <VenuePinForm businesses={businesses} businessId={businessId} onCode={onCode} />;
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title={checkIn.scannerTitle}>
      {isTyping ? (
        <Stack gap="4">
          {form}
          <Button size="lg" variant="outline" onClick={() => setTyping(false)}>
            <Camera aria-hidden="true" />
            {scanner.useCamera}
          </Button>
        </Stack>
      ) : (
        <CameraScan
          businessIds={businessIds}
          onCode={onCode}
          onTypePin={() => setTyping(true)}
          instead={form}
        />
      )}
    </AppDialog>
  );
}

/** Of all that take part: the code of a stamped business is ours as well. */
function useBusinessIds(): ReadonlySet<string> {
  const walk = useEventData();
  const businesses = walk.status === 'ready' ? walk.catalogue.businesses : null;
  return useMemo(() => new Set(businesses?.map(({ id }) => id)), [businesses]);
}
