import { Button, Stack, Text } from '@chakra-ui/react';
import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { Camera, Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { permissionPlatform } from '../../../../platform/location/location.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { useCamera } from '../../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../../ui/scanner/viewfinder.tsx';
import { showToast } from '../../../../ui/toaster.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { cameraMessage, canRetry, type ScannerFailure } from './camera-message.ts';
import { classifyFrame, type UnknownCodeKind } from './scan-result.ts';
import { VenuePinForm } from './venue-pin-form.tsx';
import './scanner.css';

export interface ScannerDialogProps {
  /** True to show the PIN form first instead of the camera. */
  startsWithPin: boolean;
  onClose: () => void;
  /** Business whose code is expected; null for any. */
  businessId: string | null;
  /** Called with a scanned or typed venue code of this event. */
  onCode: (venue: VenueCode) => void;
  /** Businesses that are not visited yet, nearest first. */
  businesses: readonly BusinessView[];
}

/** Scanner for venue codes, which prove the presence at a business. */
export function ScannerDialog({ startsWithPin, ...props }: ScannerDialogProps) {
  const { onClose, onCode, businesses, businessId } = props;
  const checkIn = useTexts('checkIn');
  const scanner = useTexts('scanner');
  const [isTyping, setTyping] = useState(startsWithPin);
  const businessIds = useBusinessIds();
  const form = <VenuePinForm businesses={businesses} businessId={businessId} onCode={onCode} />;
  return (
    <AppDialog onClose={onClose} title={checkIn.scannerTitle}>
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
          fallback={form}
        />
      )}
    </AppDialog>
  );
}

/** Returns the IDs of all businesses of the event, since the code of a visited business is also valid. */
function useBusinessIds(): ReadonlySet<string> {
  const eventData = useEventData();
  const businesses = eventData.status === 'ready' ? eventData.catalog.businesses : null;
  return useMemo(() => new Set(businesses?.map(({ id }) => id)), [businesses]);
}

interface CameraScanProps {
  /** IDs of all businesses of the event. */
  businessIds: ReadonlySet<string>;
  onCode: (venue: VenueCode) => void;
  onTypePin: () => void;
  /** Content shown when there is no usable camera. */
  fallback: React.ReactNode;
}

/** Scans venue codes with the camera. Another code shows its kind, and scanning continues. */
function CameraScan({ businessIds, onCode, onTypePin, fallback }: CameraScanProps) {
  const scanner = useTexts('scanner');
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const [unknownKind, setUnknownKind] = useState<UnknownCodeKind | null>(null);
  const isDone = useRef(false);

  const failure = camera.status === 'failed' ? camera.failure : hasNoDecoder ? 'no-decoder' : null;
  if (failure) {
    const retry = () => {
      setNoDecoder(false);
      camera.retry();
    };
    return (
      <Stack gap="5">
        <FailureMessage failure={failure} onRetry={retry} />
        {fallback}
      </Stack>
    );
  }

  function read(texts: string[]) {
    const result = classifyFrame(texts, businessIds);
    if (!result || isDone.current) return;
    if (result.kind === 'unknown') return setUnknownKind(result.codeKind);
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
      <div className="scan-status" role="status" data-unknown={unknownKind ? '' : undefined}>
        {unknownKind ? (
          <>
            <Text fontWeight="600">{scanner.notOurs[unknownKind]}</Text>
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

function FailureMessage({ failure, onRetry }: { failure: ScannerFailure; onRetry: () => void }) {
  const common = useTexts('common');
  const message = cameraMessage(failure, permissionPlatform(), useTexts('scanner'));
  const notify = useEffectEvent(() => {
    // Toasts cannot be created while React runs effects.
    queueMicrotask(() => showToast({ type: 'error', title: message.title }));
  });
  useEffect(() => notify(), [failure]);
  return (
    <div className="scan-failure" role="alert">
      {/* The toast names the failure. */}
      <Text>{message.description}</Text>
      {canRetry(failure) && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}
