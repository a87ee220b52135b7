import { Button, Span, Spinner } from '@chakra-ui/react';
import { Keyboard, QrCode } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import type { LocationState, PositionStore } from '../../../platform/location/location-position.ts';

interface Props {
  position: LocationState & Pick<PositionStore, 'locate'>;
  /** The business's. */
  name: string;
  /** While an attempt is under way: whether it still waits for the participant. */
  sending: 'loading' | 'known' | 'unknown' | null;
  /** `refused`: a code was read, and the server knows it is not this business's. */
  venueCode: 'read' | 'refused' | null;
  onCheckIn: () => void;
  onScan: (by: 'camera' | 'pin') => void;
}

/** The one main action of the moment, and the venue code as the other way in. */
export function ProximityActions(props: Props) {
  const { position, name, sending, venueCode, onCheckIn, onScan } = props;
  const { checkIn } = useTexts();
  const { status, failure, locate } = position;
  const isRefused = venueCode === 'refused';
  // A browser without locations has none at the next try either.
  const canLocate = failure !== 'unsupported';
  const isBusy = sending !== null || status === 'locating';
  const main = {
    idle: { label: checkIn.useLocation, act: locate },
    locating: { label: checkIn.finding, act: () => undefined },
    found: { label: checkIn.checkInAt(name), act: onCheckIn },
    failed: { label: checkIn.retryLocation, act: locate },
  }[status];
  const label = sending === 'loading' ? checkIn.preparing : sending ? checkIn.sending : main.label;
  return (
    <>
      {canLocate && !isRefused && (
        // Disabled only in name: it keeps the focus while it works.
        <Button
          size="lg"
          data-autofocus
          aria-disabled={isBusy}
          opacity={isBusy ? '0.75' : undefined}
          onClick={isBusy ? undefined : main.act}
        >
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          <Span minW="0" lineClamp="3" overflowWrap="anywhere">
            {label}
          </Span>
        </Button>
      )}
      {venueCode !== 'read' && sending === null && (
        <Button
          size="lg"
          variant={canLocate && !isRefused ? 'outline' : 'solid'}
          onClick={() => onScan('camera')}
        >
          <QrCode aria-hidden="true" />
          {checkIn.scanCode}
        </Button>
      )}
      {isRefused && (
        <Button size="lg" variant="outline" onClick={() => onScan('pin')}>
          <Keyboard aria-hidden="true" />
          {checkIn.typePin}
        </Button>
      )}
      {venueCode === 'read' && sending === null && status !== 'found' && (
        <Button size="lg" variant={canLocate ? 'outline' : 'solid'} onClick={onCheckIn}>
          {checkIn.withoutLocation}
        </Button>
      )}
    </>
  );
}
