import { Stack, Text } from '@chakra-ui/react';
import { maxFixAgeMs } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { isClaimable, rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { toDeviceTime } from '../../../../platform/device/server-clock.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import {
  type LocationFailure,
  permissionPlatform,
} from '../../../../platform/location/location.ts';
import {
  type LocationState,
  type PositionStore,
  usePosition,
} from '../../../../platform/location/location-position.ts';
import { type BusinessView, toBusinessViews } from '../../../../shared/business-view.ts';
import { useCheckIn } from '../../../../shared/check-in-context.ts';
import { showToast } from '../../../../ui/toaster.tsx';
import type { ReadyEventData } from '../../../shared/event-data/event-data.ts';
import { sortByDistance } from '../../../shared/next-businesses.ts';
import { arrivalRadius, useNextStops } from '../../../shared/next-stops.ts';
import { BlockerStep, businessBlocker, eventBlocker } from '../blocker-step.tsx';
import type { CheckInDelivery } from '../check-in-queue.ts';
import {
  approximateFixMessage,
  type FailureMessage,
  locationFailureMessage,
  sheetFailureMessage,
} from '../failure.ts';
import type { SheetStepProps } from '../sheet-step-props.ts';
import { StepLayout } from '../step-layout.tsx';
import { PaymentLine } from './payment-line.tsx';
import { ProximityActions } from './proximity-actions.tsx';
import { proximityHint } from './proximity-hint.ts';
import { ProximityView } from './proximity-view.tsx';

/** Step to select a business and approach it, including the sending state. */
export function ProximityStep(props: SheetStepProps & { eventData: ReadyEventData }) {
  const { eventData, sheet, request, participant, onScan, onClose } = props;
  const checkIn = useTexts('checkIn');
  const home = useTexts('home');
  const problems = useTexts('problems');
  const { dateTime, distance, time } = useFormats();
  const position = usePosition();
  const now = useNow(5000);
  const { event } = eventData;
  const { stage } = sheet;
  const [chosenId, setChosenId] = useState(request.businessId);
  const { queuedBusinessIds } = useCheckIn();
  const views = toBusinessViews(eventData.catalog, eventData.progress, position.fix);
  const candidates = views.filter(({ id }) => id === chosenId || !queuedBusinessIds.has(id));
  const { route, userLocation } = useNextStops(eventData);
  const { target, open } = useProposedBusiness(candidates, chosenId, {
    radiusMeters: arrivalRadius(event.checkInRadiusMeters, userLocation),
    nextId: route.stops[0]?.id,
  });
  const isKnown = chosenId !== null || target?.distanceMeters !== undefined;
  const sending = stage.name === 'sending' ? stage : null;
  const failed = stage.name === 'approach' ? stage.failed : null;
  const isCodeRefused = failed?.refusal?.code === 'unknown-venue-code';
  const lastCode = failed ? failed.payload.venueCode : request.venueCode;
  const venueCode = isCodeRefused ? null : lastCode;
  const hasVenueCode = sending ? sending.hasVenueCode : venueCode !== null;

  const attempt = () => {
    if (target && !sending) {
      sheet.submit({ eventData, business: target, fix: position.fix, venueCode });
    }
  };
  const hasRewards = rewardProgress(eventData.catalog, eventData.progress).some(isClaimable);
  const blocker =
    eventBlocker(eventData, now, { checkIn, dateTime }) ??
    businessBlocker(
      target,
      { wasChosen: chosenId !== null, isEmpty: views.length === 0, hasRewards },
      event.timeZone,
      { checkIn, home, time },
    );
  const isPossible = Boolean(target) && !blocker && !sending;
  const hasNewCode = request.venueCode !== null && !sheet.attempt;
  useAutomaticAttempt({ position, failed, hasNewCode, isPossible, now }, attempt);
  const locationMessage = useLocationFailure(position.failure);
  const isForTarget = failed?.payload.businessId === target?.id;
  const failureMessage =
    failed && isForTarget ? sheetFailureMessage(failed, { checkIn, problems }, distance) : null;

  const approximateMessage =
    position.isApproximate && position.fix
      ? approximateFixMessage(position.fix, permissionPlatform(), { checkIn }, distance)
      : null;

  if (blocker && !sending) return <BlockerStep blocker={blocker} onClose={onClose} />;
  const business = sending ? sending.business : target;
  if (!business) return null;
  const shown = isKnown || sending ? business : null;
  const hint =
    shown && proximityHint({ eventData, business: shown, fix: position.fix, hasVenueCode, now });
  const codeState = isCodeRefused ? 'refused' : hasVenueCode ? 'read' : null;
  return (
    <StepLayout
      title={checkIn.title}
      isLong={position.fix !== null}
      actions={
        <ProximityActions
          position={position}
          business={business}
          hint={position.fix && hint}
          sending={sending && participant.state}
          venueCode={codeState}
          onCheckIn={attempt}
          onScan={(by) => onScan({ by, businessId: isKnown ? business.id : null })}
          onClose={onClose}
        />
      }
    >
      <Stack
        className="proximity"
        gap="4"
        css={{ '@media (max-height: 700px)': { gap: '{spacing.2.5}' } }}
      >
        {!position.fix && (
          <Text color="muted" mt="-1">
            {shown?.requiresVenueCode && !hasVenueCode
              ? checkIn.comeInside
              : checkIn.within({ distance: distance(event.checkInRadiusMeters) })}
          </Text>
        )}
        <PaymentLine event={event} onClose={onClose} />
        <ProximityView
          radiusMeters={event.checkInRadiusMeters}
          business={shown}
          hint={hint}
          others={sending ? [] : open.filter(({ id }) => !isKnown || id !== business.id)}
          position={position}
          failureMessage={
            sending ? null : (locationMessage ?? approximateMessage ?? failureMessage)
          }
          failed={failed}
          hasVenueCode={hasVenueCode}
          onChoose={setChosenId}
        />
      </Stack>
    </StepLayout>
  );
}

interface AutomaticAttemptInput {
  position: LocationState & Pick<PositionStore, 'locate'>;
  /** Last attempt; null if it was not rejected. */
  failed: CheckInDelivery | null;
  /** True if a venue code was scanned and no attempt was made with it yet. */
  hasNewCode: boolean;
  /** True if an attempt is possible now. */
  isPossible: boolean;
  /** Epoch milliseconds, by the server's clock. */
  now: number;
}

/**
 * Submits attempts that need no click: with a scanned code when a fix is available, since scanning at the
 * business replaces the click, and after a stale fix when a fresh one is available.
 */
function useAutomaticAttempt(input: AutomaticAttemptInput, attempt: () => void): void {
  const { position, failed, hasNewCode, isPossible, now } = input;
  const { fix } = position;
  const isStale = failed?.refusal?.code === 'fix-too-old';
  const isFresh = fix !== null && toDeviceTime(now) - fix.takenAt < maxFixAgeMs;
  const isRenewed = isStale && isFresh && fix.takenAt > (failed.payload.fix?.takenAt ?? 0);
  const isDue = isPossible && (isRenewed || (hasNewCode && fix !== null));
  const submitAttempt = useEffectEvent(attempt);
  useEffect(() => {
    if (isDue) submitAttempt();
  }, [isDue]);
  const requestFix = useEffectEvent(() => position.locate());
  useEffect(() => {
    if (isStale) requestFix();
  }, [isStale]);
}

/** Returns the texts of a location error and shows them as a toast; null if there is none. */
function useLocationFailure(failure: LocationFailure | null): FailureMessage | null {
  const checkIn = useTexts('checkIn');
  const failureMessage =
    failure && locationFailureMessage(failure, permissionPlatform(), { checkIn });
  const notify = useEffectEvent(() => {
    if (!failureMessage) return;
    const { title, description } = failureMessage;
    // Toasts cannot be created while React runs effects.
    queueMicrotask(() => showToast({ type: 'error', title, description }));
  });
  useEffect(() => {
    if (failure) notify();
  }, [failure]);
  return failureMessage;
}

/** Distance by which another business must be nearer before the sheet switches to it, in meters. */
const switchDistanceMeters = 15;

interface Proposal {
  /** Distance in meters within which the user may be at a business. */
  radiusMeters: number;
  /** Next stop of the route. */
  nextId: string | undefined;
}

/**
 * Returns the business to check in at: the requested one, else the nearest unvisited one within the radius,
 * else the next stop of the route. A pending one is selected only within its radius and outside that of
 * unvisited ones. The selection does not change while two businesses are about equally near.
 */
function useProposedBusiness(
  businesses: readonly BusinessView[],
  chosenId: string | null,
  { radiusMeters, nextId }: Proposal,
) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const chosen = businesses.find(({ id }) => id === chosenId);
  const open = sortByDistance(
    businesses.filter(({ isVisited, visit, status }) => !isVisited && (visit || status === 'open')),
  );
  const nearest = pickProposed(open, { radiusMeters, nextId });
  const current = open.find(({ id }) => id === currentId);
  const isSameKind = current && nearest && Boolean(current.visit) === Boolean(nearest.visit);
  const target = isSameKind && !isClearlyNearer(nearest, current) ? current : nearest;
  if (target && target.id !== currentId && target.distanceMeters !== undefined)
    setCurrentId(target.id);
  return { target: chosen ?? (chosenId === null ? target : undefined), open };
}

function pickProposed(open: readonly BusinessView[], { radiusMeters, nextId }: Proposal) {
  const unvisited = open.find(({ visit }) => !visit);
  const isWithinRadius = (business: BusinessView | undefined) =>
    (business?.distanceMeters ?? Infinity) <= radiusMeters;
  if (isWithinRadius(unvisited)) return unvisited;
  return (
    open.find((business) => business.visit && isWithinRadius(business)) ??
    open.find(({ id }) => id === nextId) ??
    unvisited ??
    open[0]
  );
}

function isClearlyNearer(nearest: BusinessView, current: BusinessView): boolean {
  if (nearest.distanceMeters === undefined || current.distanceMeters === undefined) return false;
  return nearest.distanceMeters < current.distanceMeters - switchDistanceMeters;
}
