import { Button, Spinner } from '@chakra-ui/react';
import { QrCode } from 'lucide-react';
import type { Position, PositionStore } from '../../device/location-position.ts';
import { useTexts } from '../../texts/texts.ts';

interface Props {
  position: Position & Pick<PositionStore, 'locate'>;
  /** The door's name. */
  name: string;
  /** While a tap is under way: whether it still waits for the participant. */
  sending: 'loading' | 'known' | 'unknown' | null;
  hasVenueCode: boolean;
  onTap: () => void;
  onScan: () => void;
}

/** The one main action of the moment, and the venue code as the other way in. */
export function AimActions({ position, name, sending, hasVenueCode, onTap, onScan }: Props) {
  const { checkIn } = useTexts();
  const { status, failure, locate } = position;
  // A browser without locations has none at the next try either.
  const canLocate = failure !== 'unsupported';
  const isBusy = sending !== null || status === 'locating';
  const main = {
    idle: { label: checkIn.useLocation, act: locate },
    locating: { label: checkIn.finding, act: () => undefined },
    found: { label: checkIn.checkInAt(name), act: onTap },
    failed: { label: checkIn.retryLocation, act: locate },
  }[status];
  const label = sending === 'loading' ? checkIn.preparing : sending ? checkIn.sending : main.label;
  return (
    <>
      {canLocate && (
        // Disabled only in name: it keeps the focus while it works.
        <Button
          size="lg"
          data-autofocus
          aria-disabled={isBusy}
          opacity={isBusy ? '0.75' : undefined}
          onClick={isBusy ? undefined : main.act}
        >
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          {label}
        </Button>
      )}
      {!hasVenueCode && sending === null && (
        <Button size="lg" variant={canLocate ? 'outline' : 'solid'} onClick={onScan}>
          <QrCode aria-hidden="true" />
          {checkIn.scanCode}
        </Button>
      )}
      {hasVenueCode && sending === null && status !== 'found' && (
        <Button size="lg" variant={canLocate ? 'outline' : 'solid'} onClick={onTap}>
          {checkIn.withoutLocation}
        </Button>
      )}
    </>
  );
}
