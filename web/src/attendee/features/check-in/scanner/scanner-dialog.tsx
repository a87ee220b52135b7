import { Button, Stack, Text } from '@chakra-ui/react';
import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { Camera, Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useScannerTexts } from '../../../../i18n/scanner-texts.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { locationPlatform } from '../../../../platform/location/location.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { useCamera } from '../../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../../ui/scanner/viewfinder.tsx';
import { showToast } from '../../../../ui/toaster.tsx';
import { useEventData } from '../../../shared/event-data.ts';
import { cameraMessage, canRetry, type ScannerFailure } from './camera-message.ts';
import { classifyFrame, type UnknownCodeKind } from './scan-result.ts';
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
  const eventData = useEventData();
  const businesses = eventData.status === 'ready' ? eventData.catalogue.businesses : null;
  return useMemo(() => new Set(businesses?.map(({ id }) => id)), [businesses]);
}

interface CameraScanProps {
  /** Of all businesses that take part in this walk. */
  businessIds: ReadonlySet<string>;
  onCode: (venue: VenueCode) => void;
  onTypePin: () => void;
  /** There is no camera to use: what stands in for it. */
  instead: React.ReactNode;
}

/** Reads the code with the camera. What is not a venue code is named and refused, and it looks on. */
export function CameraScan({ businessIds, onCode, onTypePin, instead }: CameraScanProps) {
  const scanner = useScannerTexts();
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const [foreign, setForeign] = useState<UnknownCodeKind | null>(null);
  const isDone = useRef(false);

  const failure = camera.status === 'failed' ? camera.failure : hasNoDecoder ? 'no-decoder' : null;
  if (failure) {
    const retry = () => {
      setNoDecoder(false);
      camera.retry();
    };
    return (
      <Stack gap="5">
        <FailureNotice failure={failure} onRetry={retry} />
        {instead}
      </Stack>
    );
  }

  function read(texts: string[]) {
    const result = classifyFrame(texts, businessIds);
    if (!result || isDone.current) return;
    if (result.kind === 'foreign') return setForeign(result.is);
    isDone.current = true;
    onCode(result.venue);
  }
  return (
    <Stack gap="4" className="camera-scan">
      <Viewfinder
        camera={camera.status === 'on' ? camera.camera : null}
        onTexts={read}
        onNoDecoder={() => setNoDecoder(true)}
      />
      <div className="scan-status" role="status" data-foreign={foreign ? '' : undefined}>
        {foreign ? (
          <>
            <Text fontWeight="600">{scanner.notOurs[foreign]}</Text>
            <Text fontSize="sm">{scanner.notOursHelp}</Text>
          </>
        ) : (
          <Text>{camera.status === 'on' ? scanner.aim : scanner.starting}</Text>
        )}
      </div>
      <Button size="lg" variant="outline" onClick={onTypePin}>
        <Keyboard aria-hidden="true" />
        {scanner.typePin}
      </Button>
    </Stack>
  );
}

function FailureNotice({ failure, onRetry }: { failure: ScannerFailure; onRetry: () => void }) {
  const { common } = useTexts();
  const message = cameraMessage(failure, locationPlatform(), useScannerTexts());
  const notify = useEffectEvent(() => {
    // A toast cannot come up while React is still at its effects.
    queueMicrotask(() => showToast({ type: 'error', ...message }));
  });
  useEffect(() => notify(), [failure]);
  return (
    <div className="scan-failure" role="alert">
      <Text fontWeight="600">{message.title}</Text>
      <Text fontSize="sm">{message.description}</Text>
      {canRetry(failure) && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}
