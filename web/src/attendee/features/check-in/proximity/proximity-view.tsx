import { Badge, Box, Flex, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import { MapPin, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import type { DeviceFix } from '../../../../platform/location/location.ts';
import type { LocationState } from '../../../../platform/location/location-position.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { BusinessFinder } from '../business-finder.tsx';
import { BusinessPicker } from '../business-picker.tsx';
import type { CheckInDelivery } from '../check-in-queue.ts';
import type { FailureMessage } from '../failure.ts';
import { FailureAlert } from '../failure-alert.tsx';
import type { ProximityHint } from './proximity-hint.ts';

interface Props {
  radiusMeters: number;
  /** Null until the nearest business is known. */
  business: BusinessView | null;
  /** Expected result of an attempt now; null while `business` is. */
  hint: ProximityHint | null;
  others: readonly BusinessView[];
  position: LocationState;
  failureMessage: FailureMessage | null;
  /** Last attempt; null before the first one. */
  failed: CheckInDelivery | null;
  /** True if a venue code was read and not rejected by the server. */
  hasVenueCode: boolean;
  onChoose: (businessId: string) => void;
}

/** ID of the advice, which is also the reason for a disabled check-in. */
export const proximityAdviceId = 'proximity-advice';

/** Business, distance and the result of the last attempt. */
export function ProximityView(props: Props) {
  const { business, hint, others, position, failureMessage, failed, hasVenueCode, onChoose } =
    props;
  const checkIn = useTexts('checkIn');
  const { fix, status, isJumping, isApproximate } = position;
  const isTooFar = failed?.refusal?.code === 'too-far';
  const hasMoved = isTooFar && fix?.takenAt !== failed.payload.fix?.takenAt;
  const isOutdated = hasMoved && hint !== 'come-closer' && hint !== 'out-of-reach';
  const shownFailure = isOutdated && !isApproximate ? null : failureMessage;
  // The toast names the failure, so the sheet only says the next step: in the line with the distance, if it has one.
  const hasReadout = fix !== null && hint !== null && business?.distanceMeters !== undefined;
  const isOnlyNextStep = !isApproximate && (isTooFar || position.failure !== null);
  const help = isOnlyNextStep ? (shownFailure?.help ?? shownFailure?.description) : undefined;
  const nextStep = hasReadout ? help : undefined;
  const alert = nextStep === undefined ? shownFailure : null;
  return (
    <>
      <BusinessPicker chosen={business} others={hasVenueCode ? [] : others} onChoose={onChoose} />
      {hasVenueCode && business && (
        <Badge colorPalette="vine" size="md" alignSelf="flex-start">
          <QrCode aria-hidden="true" />
          {checkIn.withCode({ name: business.name })}
        </Badge>
      )}
      {/* The message takes its place, so that the distance stays in view. */}
      {(fix || status === 'locating') && !alert && (
        <BusinessFinder
          business={business}
          fix={fix}
          radiusMeters={props.radiusMeters}
          isNear={hint === 'at-business'}
        />
      )}
      {fix && hint && business?.distanceMeters !== undefined && (
        <ProximityReadout
          distanceMeters={business.distanceMeters}
          fix={fix}
          hint={hint}
          isJumping={isJumping}
          isApproximate={isApproximate}
          nextStep={nextStep}
        />
      )}
      {alert && help === undefined && <FailureAlert failureMessage={alert} />}
      {alert && help !== undefined && <NextStep>{help}</NextStep>}
      {status === 'idle' && <NextStep>{checkIn.why}</NextStep>}
      {status === 'locating' && (
        <Text role="status" fontWeight="600">
          {checkIn.finding}
        </Text>
      )}
    </>
  );
}

/** Instruction until a distance is known. */
function NextStep({ children }: { children: string }) {
  return (
    <Flex gap="3" bg="sunken" borderRadius="l2" p="3.5">
      <MapPin size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
      <Text fontSize="sm">{children}</Text>
    </Flex>
  );
}

interface ProximityReadoutProps {
  distanceMeters: number;
  fix: DeviceFix;
  hint: ProximityHint;
  isJumping: boolean;
  isApproximate: boolean;
  /** Advice after a refusal, in place of that for the distance; undefined for none. */
  nextStep: string | undefined;
}

const colors = {
  'at-business': 'vineText',
  'come-inside': 'vineText',
  'cannot-tell': 'goldText',
  'come-closer': 'ink',
  'out-of-reach': 'ink',
} as const;

/** Change of the distance after which it is announced again, in meters. */
const announcedStepMeters = 50;

/** Sentence with the distance, the next step and the accuracy, updated live. */
function ProximityReadout(props: ProximityReadoutProps) {
  const { distanceMeters, fix, hint, isJumping, isApproximate, nextStep } = props;
  const checkIn = useTexts('checkIn');
  const { distance } = useFormats();
  const messages = {
    'at-business': checkIn.atBusiness,
    'come-inside': checkIn.comeInside,
    'cannot-tell': checkIn.cannotTell,
    'come-closer': checkIn.comeCloser,
    'out-of-reach': checkIn.outOfReach,
  };
  const moving = isJumping && hint !== 'come-inside' ? checkIn.jumping : messages[hint];
  const advice = nextStep ?? (isApproximate ? checkIn.approximate.advice : moving);
  const [announced, setAnnounced] = useState({ advice, distanceMeters });
  const hasMoved = Math.abs(distanceMeters - announced.distanceMeters) >= announcedStepMeters;
  if (announced.advice !== advice || hasMoved) setAnnounced({ advice, distanceMeters });
  return (
    <Box
      // Two lines and the accuracy, so that the sheet keeps its height, but for a phone on its side.
      minH="5.5rem"
      css={{ '@media (min-width: 768px) and (max-height: 480px)': { minHeight: 0 } }}
    >
      {/* Read from the status below, which changes less often. */}
      <Text fontSize="lg" lineHeight="1.35" aria-hidden="true">
        <Span textStyle="figure" fontSize="3xl">
          {distance(distanceMeters)}
        </Span>{' '}
        <Span color="muted" whiteSpace="nowrap">
          {checkIn.fromBusiness}.
        </Span>{' '}
        <Span id={proximityAdviceId} fontWeight="700" color={isJumping ? 'goldText' : colors[hint]}>
          {advice}
        </Span>
      </Text>
      {fix.accuracyMeters !== null && hint !== 'out-of-reach' && (
        <Text fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
          {checkIn.accuracy({ distance: distance(fix.accuracyMeters) })}
        </Text>
      )}
      <VisuallyHidden role="status">
        {`${distance(announced.distanceMeters)} ${checkIn.fromBusiness}. ${advice}`}
      </VisuallyHidden>
    </Box>
  );
}
