import { Button, Flex, Span, Spinner } from '@chakra-ui/react';
import { Keyboard, Navigation, QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { openDirections } from '../../../../platform/location/directions.ts';
import type {
  LocationState,
  PositionStore,
} from '../../../../platform/location/location-position.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { useDeskDue } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';
import type { ProximityHint } from './proximity-hint.ts';
import { proximityAdviceId } from './proximity-view.tsx';

interface ProximityActionsProps {
  position: LocationState & Pick<PositionStore, 'locate'>;
  business: BusinessView;
  /** Expected result of an attempt now; null without a fix. */
  hint: ProximityHint | null;
  /** State of the participant while an attempt is in flight; otherwise null. */
  sending: 'loading' | 'known' | 'unknown' | null;
  /** `refused`: the server rejected the code as not belonging to the business. */
  venueCode: 'read' | 'refused' | null;
  onCheckIn: () => void;
  onScan: (by: 'camera' | 'pin') => void;
  onClose: () => void;
}

/** Main action of the step, directions on the way, and the venue code as an alternative; before the payment, the ticket. */
export function ProximityActions(props: ProximityActionsProps) {
  const { position, business, hint, sending, venueCode, onCheckIn, onScan, onClose } = props;
  const businesses = useTexts('businesses');
  const checkIn = useTexts('checkIn');
  const ticket = useTexts('ticket');
  const isUnpaid = useDeskDue() !== null;
  const { status, failure, locate } = position;
  const isRefused = venueCode === 'refused';
  // A browser without geolocation will not have it on a retry.
  const canLocate = failure !== 'unsupported';
  const isBusy = sending !== null || status === 'locating';
  const isOutOfReach = hint === 'out-of-reach' && status === 'found' && sending === null;
  // A location is not enough: the same button scans the code, so that it keeps the focus.
  const isScanMain = hint === 'come-inside' && status === 'found' && sending === null;
  const isUnavailable = isBusy || isOutOfReach;
  const hasDirections = isOutOfReach || (hint === 'come-closer' && sending === null);
  // On the way, an attendee who has not paid goes to the desk first.
  const isTicketMain = isUnpaid && hasDirections && !isRefused;
  const hasScan = venueCode !== 'read' && sending === null && !isOutOfReach && !isScanMain;
  // Below the ticket, directions and scan share a line, unless the text is large.
  const half = { flex: '1 1 8rem', px: '2', fontSize: 'sm', whiteSpace: 'normal' } as const;
  const main = {
    idle: { label: checkIn.useLocation, act: locate },
    locating: { label: checkIn.finding, act: () => undefined },
    found: isScanMain
      ? { label: checkIn.scanCode, act: () => onScan('camera') }
      : { label: checkIn.checkInAt({ name: business.name }), act: onCheckIn },
    failed: { label: checkIn.retryLocation, act: locate },
  }[status];
  const label = sending === 'loading' ? checkIn.preparing : sending ? checkIn.sending : main.label;
  return (
    <>
      {isTicketMain && (
        <Button asChild size="lg" className="step-main">
          <Link replace to={paths.pass.getHref()} onClick={onClose}>
            {ticket.showToDesk}
          </Link>
        </Button>
      )}
      {canLocate && !isRefused && (
        // `aria-disabled` instead of `disabled` keeps the focus while busy or out of reach.
        <Button
          size="lg"
          className={isOutOfReach || isTicketMain ? undefined : 'step-main'}
          data-autofocus
          variant={isOutOfReach ? 'subtle' : hasDirections ? 'outline' : 'solid'}
          aria-disabled={isUnavailable}
          aria-describedby={isOutOfReach ? proximityAdviceId : undefined}
          opacity={isUnavailable ? '0.75' : undefined}
          onClick={isUnavailable ? undefined : main.act}
        >
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          {isScanMain && <QrCode aria-hidden="true" />}
          <Span minW="0" lineClamp="3" overflowWrap="anywhere">
            {label}
          </Span>
        </Button>
      )}
      {(hasDirections || hasScan) && (
        <Flex
          gap="2"
          wrap="wrap"
          className={isOutOfReach && !isTicketMain ? 'step-main' : undefined}
        >
          {hasDirections && (
            <Button
              size="lg"
              variant={isTicketMain ? 'outline' : 'solid'}
              {...(isTicketMain ? half : { flex: '1 1 auto' })}
              aria-label={businesses.directionsTo({ name: business.name })}
              onClick={() => openDirections(business)}
            >
              <Navigation aria-hidden="true" />
              {businesses.directions}
            </Button>
          )}
          {hasScan && (
            <Button
              size="lg"
              {...(isTicketMain ? half : { flex: '1 1 auto' })}
              variant={canLocate && !isRefused ? 'outline' : 'solid'}
              onClick={() => onScan('camera')}
            >
              <QrCode aria-hidden="true" />
              {checkIn.scanCode}
            </Button>
          )}
        </Flex>
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
