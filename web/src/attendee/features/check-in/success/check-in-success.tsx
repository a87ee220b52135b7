import { Box, Button, chakra, Dialog, Heading, Text } from '@chakra-ui/react';
import { bearing, direction } from '@wine-walk/common/lib/distance.ts';
import type { CatalogReward } from '@wine-walk/common/model/catalog.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { playCheckInFeedback } from '../../../../platform/device/check-in-feedback.ts';
import { openDirections } from '../../../../platform/location/directions.ts';
import { toBusinessViews } from '../../../../shared/business-view.ts';
import { useCheckIn } from '../../../../shared/check-in-context.ts';
import { StaffText } from '../../../../shared/staff-text.tsx';
import { PassportStamp } from '../../../../shared/stamp/passport-stamp.tsx';
import { useTextLanguage } from '../../../../shared/text-language.ts';
import { useRoutePreferences } from '../../../shared/district.ts';
import { type ReadyEventData, useEventData } from '../../../shared/event-data/event-data.ts';
import { nextBusinesses } from '../../../shared/next-businesses.ts';
import { arrivalRadius } from '../../../shared/next-stops.ts';
import { useDeskDue } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';
import { useRewardPlace } from '../../../shared/reward-text.ts';
import { ShareImageButton } from '../../../shared/share-progress/share-image-button.tsx';
import type { CheckInResponse } from '../check-in-queue.ts';
import type { Outcome } from '../stage.ts';
import { outcomeTextId } from '../step-layout.tsx';
import { aroundVisit, MomentPassport, NextReward } from './moment-progress.tsx';
import './check-in-success.css';

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

/** Success screen with the animated stamp and unlocked rewards. */
export function CheckInSuccess({ outcome, onClose }: Props) {
  const checkIn = useTexts('checkIn');
  const eventData = useEventData();
  const { answer, attempt, business } = outcome;
  const rewardLanguage = useTextLanguage(business.rewardDescriptionIn);
  const rewards = eventData.status === 'ready' ? findUnlockedRewards(answer, eventData) : [];
  const [firstReward] = rewards;
  const ticket = useTexts('ticket');
  const due = useDeskDue()?.text ?? null;
  const moment = useRef<HTMLDivElement>(null);
  useSkip(moment);
  useEffect(() => playCheckInFeedback(), []);
  const heading = useRef<HTMLHeadingElement>(null);
  // Without scrolling: the stamp above it appears.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="moment" ref={moment}>
      <Box className="moment-stamp">
        <div className="stamp-pressed">
          <PassportStamp
            business={business}
            visitedAt={answer.timestamp}
            timeZone={outcome.attempt.timeZone}
            size={184}
            isOnDark
          />
        </div>
      </Box>
      <Dialog.Title asChild>
        <Heading
          as="h2"
          // One long word, which must not leave the screen at large text.
          fontSize="min({fontSizes.4xl}, 15vw)"
          tabIndex={-1}
          outline="none"
          aria-describedby={outcomeTextId}
          ref={heading}
        >
          {checkIn.checkedInTitle}
        </Heading>
      </Dialog.Title>
      <div role="status" id={outcomeTextId}>
        <chakra.p
          mt="2"
          fontFamily="heading"
          fontSize="2xl"
          lineHeight="1.2"
          overflowWrap="anywhere"
        >
          {attempt.businessName}
        </chakra.p>
        <p className="moment-facts">
          <PointsEarned outcome={outcome} />
        </p>
        {eventData.status === 'ready' && <MomentPassport outcome={outcome} eventData={eventData} />}
        {business.hasSpecialReward && business.rewardDescription && (
          <div className="moment-reward">
            <Text fontSize="sm" color="onWineMuted">
              {checkIn.specialReward}
            </Text>
            <p className="moment-reward-name" lang={rewardLanguage}>
              {business.rewardDescription}
            </p>
          </div>
        )}
        {rewards.map((reward) => (
          <UnlockedReward key={reward.id} reward={reward} due={due} />
        ))}
        {eventData.status === 'ready' && <NextReward outcome={outcome} eventData={eventData} />}
      </div>
      <div className="moment-actions">
        <Button asChild={Boolean(firstReward)} className="moment-main" size="lg" onClick={onClose}>
          {firstReward ? (
            <Link
              replace
              to={
                due === null
                  ? `${paths.rewards.getHref()}?reward=${encodeURIComponent(firstReward.id)}`
                  : paths.pass.getHref()
              }
            >
              {due === null ? checkIn.viewReward : ticket.showToDesk}
            </Link>
          ) : (
            checkIn.done
          )}
        </Button>
        {eventData.status === 'ready' && (
          <ShareImageButton
            eventData={{ ...eventData, progress: aroundVisit(outcome, eventData).after }}
            className="moment-share"
            size="lg"
          />
        )}
        <NextBusiness outcome={outcome} />
      </div>
    </div>
  );
}

/** Ends the animations at the first tap or key. */
function useSkip(moment: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const skip = () => moment.current?.setAttribute('data-skipped', '');
    document.addEventListener('pointerdown', skip, { once: true });
    document.addEventListener('keydown', skip, { once: true });
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    };
  }, [moment]);
}

/** Points earned by the visit. Renders nothing if there are none. */
function PointsEarned({ outcome }: { outcome: Outcome }) {
  const checkIn = useTexts('checkIn');
  const eventData = useEventData();
  if (eventData.status !== 'ready') return null;
  const { gained, total } = visitPoints(outcome, eventData);
  if (gained <= 0) return null;
  return (
    <chakra.b fontWeight="600" color="var(--ww-wine-ink)">
      {checkIn.pointsEarned({ points: gained, all: total })}
    </chakra.b>
  );
}

/** Reward unlocked by this visit, with its location, or the step at the desk that comes first (`due`; null after it). */
function UnlockedReward({ reward, due }: { reward: CatalogReward; due: string | null }) {
  const checkIn = useTexts('checkIn');
  const rewards = useTexts('rewards');
  const { text: locationText } = useRewardPlace(reward);
  return (
    <div className="moment-reward moment-unlocked">
      <Text fontSize="sm" color="onWineMuted">
        {checkIn.rewardUnlocked}
      </Text>
      <p className="moment-reward-name">
        <StaffText translations={reward.nameIn}>{reward.name}</StaffText>
      </p>
      <Text fontSize="sm">
        {reward.stockLevel === 'gone' ? rewards.gone : (due ?? locationText)}
      </Text>
    </div>
  );
}

/** Next business on the route, or a message after the last one. */
function NextBusiness({ outcome }: { outcome: Outcome }) {
  const eventData = useEventData();
  return eventData.status === 'ready' ? (
    <NextBusinessButton outcome={outcome} eventData={eventData} />
  ) : null;
}

/** Button that opens directions to the next business. */
function NextBusinessButton({
  outcome,
  eventData,
}: {
  outcome: Outcome;
  eventData: ReadyEventData;
}) {
  const checkIn = useTexts('checkIn');
  const { distance } = useFormats();
  const { queuedBusinessIds } = useCheckIn();
  const routePreferences = useRoutePreferences(eventData.event);
  const position = outcome.attempt.fix ?? outcome.business;
  const others = toBusinessViews(eventData.catalog, eventData.progress, position).filter(
    ({ id }) => id !== outcome.business.id && !queuedBusinessIds.has(id),
  );
  const [next] = nextBusinesses(
    others,
    position,
    arrivalRadius(eventData.event.checkInRadiusMeters, outcome.attempt.fix),
    routePreferences,
  ).stops;
  if (!next) return <p className="moment-last">{checkIn.lastBusiness}</p>;
  const message = checkIn.nextBusiness({
    name: next.name,
    distance: distance(next.distanceMeters ?? 0),
    direction: checkIn.compass[direction(position, next)],
  });
  return (
    <Button
      className="moment-next"
      variant="outline"
      size="lg"
      h="auto"
      px="4"
      py="2.5"
      flexWrap="wrap"
      aria-label={checkIn.directionsTo({ business: message })}
      onClick={() => openDirections(next)}
    >
      <chakra.span flexShrink="0" style={{ rotate: `${bearing(position, next)}deg` }}>
        <ArrowUp aria-hidden="true" />
      </chakra.span>
      {/* Below the arrow if a long word has no room next to it. */}
      <chakra.span flex="1 1 8rem" minW="0" overflowWrap="anywhere">
        {message}
      </chakra.span>
    </Button>
  );
}

/**
 * Returns the rewards that the visit unlocked. A repeated response does not list them, but they were unlocked
 * at the time of the visit.
 */
function findUnlockedRewards(
  answer: CheckInResponse,
  { catalog, progress }: Pick<ReadyEventData, 'catalog' | 'progress'>,
): CatalogReward[] {
  return catalog.rewards.filter(
    ({ id }) =>
      answer.unlockedRewards.includes(id) || progress.unlocked[id]?.unlockedAt === answer.timestamp,
  );
}

/** Returns the points earned by the visit and the new total. */
function visitPoints(
  outcome: Outcome,
  eventData: ReadyEventData,
): { gained: number; total: number } {
  const { before, after } = aroundVisit(outcome, eventData);
  const total = points(eventData.catalog, after);
  return { gained: total - points(eventData.catalog, before), total };
}
