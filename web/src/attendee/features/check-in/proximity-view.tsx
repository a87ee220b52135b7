import { Badge, Box, Button, Flex, Span, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { Keyboard, MapPin, QrCode } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import type { LocationState, PositionStore } from '../../../platform/location/location-position.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { BusinessFinder } from './business-finder.tsx';
import { BusinessPicker } from './business-picker.tsx';
import type { CheckInDelivery } from './check-in-queue.ts';
import type { FailureMessage } from './failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import { type ProximityHint, proximityHint } from './proximity-hint.ts';

interface Props {
  eventData: ReadyEventData;
  /** Null until the nearest business is known. */
  business: BusinessView | null;
  others: readonly BusinessView[];
  position: LocationState;
  failureMessage: FailureMessage | null;
  /** Last attempt; null before the first one. */
  failed: CheckInDelivery | null;
  /** True if a venue code was read and not rejected by the server. */
  hasVenueCode: boolean;
  onChoose: (businessId: string) => void;
}

/** Business, distance and the result of the last attempt. */
export function ProximityView(props: Props) {
  const { eventData, business, others, position, failureMessage, failed, hasVenueCode, onChoose } =
    props;
  const { checkIn } = useTexts();
  const now = useNow(5000);
  const { fix, status, isJumping } = position;
  const hint = business && proximityHint({ eventData, business, fix, hasVenueCode, now });
  const isTooFar = failed?.refusal?.code === 'too-far';
  const hasMoved = isTooFar && fix?.takenAt !== failed.payload.fix?.takenAt;
  const isOutdated = hasMoved && hint !== 'come-closer';
  return (
    <>
      <BusinessPicker chosen={business} others={hasVenueCode ? [] : others} onChoose={onChoose} />
      {hasVenueCode && business && (
        <Badge colorPalette="vine" size="md" alignSelf="flex-start">
          <QrCode aria-hidden="true" />
          {checkIn.withCode(business.name)}
        </Badge>
      )}
      {(fix || status === 'locating') && (
        <BusinessFinder
          business={business}
          fix={fix}
          radiusMeters={eventData.event.checkInRadiusMeters}
          isNear={hint === 'at-business'}
        />
      )}
      {failureMessage && !isOutdated && <FailureAlert failureMessage={failureMessage} />}
      {status === 'idle' && (
        <Flex gap="3" bg="sunken" borderRadius="l2" p="3.5">
          <MapPin size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
          <Text fontSize="sm">{checkIn.why}</Text>
        </Flex>
      )}
      {status === 'locating' && (
        <Text role="status" fontWeight="600">
          {checkIn.finding}
        </Text>
      )}
      {fix && hint && business.distanceMeters !== undefined && (
        <ProximityReadout
          distanceMeters={business.distanceMeters}
          fix={fix}
          hint={hint}
          isJumping={isJumping}
        />
      )}
    </>
  );
}

interface ProximityReadoutProps {
  distanceMeters: number;
  fix: DeviceFix;
  hint: ProximityHint;
  isJumping: boolean;
}

const colors = {
  'at-business': 'vineText',
  'cannot-tell': 'goldText',
  'come-closer': 'ink',
} as const;

/** Distance and accuracy, updated live. Only the expected result is announced. */
function ProximityReadout({ distanceMeters, fix, hint, isJumping }: ProximityReadoutProps) {
  const { checkIn } = useTexts();
  const { distance } = useFormats();
  const messages = {
    'at-business': checkIn.atBusiness,
    'cannot-tell': checkIn.cannotTell,
    'come-closer': checkIn.comeCloser,
  };
  const advice = isJumping ? checkIn.jumping : messages[hint];
  return (
    <Box>
      <Flex align="baseline" gap="2" wrap="wrap" aria-hidden="true">
        <Text textStyle="figure" fontSize="3xl">
          {distance(distanceMeters)}
        </Text>
        <Text color="muted">{checkIn.fromBusiness}</Text>
      </Flex>
      {fix.accuracyMeters !== null && (
        <Text fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
          {checkIn.accuracy(distance(fix.accuracyMeters))}
        </Text>
      )}
      <Text fontWeight="700" mt="1.5" color={isJumping ? 'goldText' : colors[hint]}>
        {advice}
      </Text>
      <VisuallyHidden role="status">{advice}</VisuallyHidden>
    </Box>
  );
}

interface ProximityActionsProps {
  position: LocationState & Pick<PositionStore, 'locate'>;
  /** Name of the business. */
  name: string;
  /** State of the participant while an attempt is in flight; otherwise null. */
  sending: 'loading' | 'known' | 'unknown' | null;
  /** `refused`: the server rejected the code as not belonging to the business. */
  venueCode: 'read' | 'refused' | null;
  onCheckIn: () => void;
  onScan: (by: 'camera' | 'pin') => void;
}

/** Main action of the step, and the venue code as an alternative. */
export function ProximityActions(props: ProximityActionsProps) {
  const { position, name, sending, venueCode, onCheckIn, onScan } = props;
  const { checkIn } = useTexts();
  const { status, failure, locate } = position;
  const isRefused = venueCode === 'refused';
  // A browser without geolocation will not have it on a retry.
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
        // `aria-disabled` instead of `disabled` keeps the focus while busy.
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
