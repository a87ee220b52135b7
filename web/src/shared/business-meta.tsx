import { chakra, Text } from '@chakra-ui/react';
import type { Visit } from '@wine-walk/common/model/participants.ts';
import { QrCode, Sparkles, Star } from 'lucide-react';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { type Status, StatusBadge } from '../ui/status-badge.tsx';
import type { BusinessView } from './business-view.ts';
import { useCheckIn } from './check-in-context.ts';
import { useTextLanguage } from './text-language.ts';

interface Props {
  business: BusinessView;
  /** True if the distance is shown elsewhere. */
  hidesDistance?: boolean;
  /** True if few people have checked in there lately. */
  isQuiet?: boolean;
  /** ID of the distance, for the `aria-describedby` of a link to the business. */
  distanceId?: string;
}

/** Category, rating and distance of a business in one line. */
export function BusinessMeta({
  business,
  hidesDistance = false,
  isQuiet = false,
  distanceId,
}: Props) {
  const businesses = useTexts('businesses');
  const { distance, number } = useFormats();
  const { category, rating, distanceMeters } = business;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      color="muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      <span>{businesses.categories[category]}</span>
      {rating > 0 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <chakra.span color="gold" aria-hidden="true">
            <Star size={14} fill="currentColor" />
          </chakra.span>
          <span aria-hidden="true">{number(rating, 1)}</span>
          <chakra.span srOnly>{businesses.rating({ rating: number(rating, 1) })}</chakra.span>
        </chakra.span>
      )}
      {!hidesDistance && distanceMeters !== undefined && (
        <span id={distanceId}>{businesses.away({ distance: distance(distanceMeters) })}</span>
      )}
      {business.requiresVenueCode && !business.isVisited && (
        <chakra.span display="inline-flex" alignItems="center" gap="1" fontWeight="600">
          <QrCode size={14} aria-hidden="true" />
          {businesses.stampInside}
        </chakra.span>
      )}
      {isQuiet && (
        <chakra.span fontWeight="600" color="vineText">
          {businesses.quietNow}
        </chakra.span>
      )}
    </chakra.p>
  );
}

/**
 * Returns Visited, Pending, closed or sold out, Special Reward, or Not Visited, in this order of priority.
 */
function businessBadgeStatus(business: BusinessView, isQueued: boolean): Status {
  if (business.isVisited) return 'visited';
  if (business.visit || isQueued) return 'pending';
  if (business.status === 'closed') return 'closedTonight';
  if (business.status === 'sold-out') return 'soldOut';
  return business.hasSpecialReward ? 'specialReward' : 'notVisited';
}

/** Status of a business. Queued check-ins count as pending. Before the event, Not Visited is not shown. */
export function BusinessBadge({ business }: { business: BusinessView }) {
  const { queuedBusinessIds, isUpcoming } = useCheckIn();
  const status = businessBadgeStatus(business, queuedBusinessIds.has(business.id));
  return isUpcoming && status === 'notVisited' ? null : <StatusBadge status={status} />;
}

/** Time of the visit in the event's time zone; empty before the first check-in. */
export function BusinessVisit({
  business,
  timeZone,
}: {
  business: BusinessView;
  timeZone: string;
}) {
  const visitText = useVisitText();
  if (!business.visit) return null;
  return (
    <Text fontSize="sm" fontWeight="600" color={business.isVisited ? 'vineText' : 'goldText'}>
      {visitText(business.visit, timeZone)}
    </Text>
  );
}

/** Returns the function that says when a visit was, in the event's time zone. */
export function useVisitText() {
  const businesses = useTexts('businesses');
  const common = useTexts('common');
  const { time } = useFormats();
  return ({ checkInTime, state }: Visit, timeZone: string): string => {
    if (checkInTime === null) return common.unknownTime;
    const said = state === 'verified' ? businesses.visitedAt : businesses.pendingSince;
    return said({ time: time(checkInTime, timeZone) });
  };
}

type Special = Pick<BusinessView, 'rewardDescription' | 'rewardDescriptionIn'>;

/** Special reward of a business for its visitors. */
export function SpecialReward({ rewardDescription, rewardDescriptionIn }: Special) {
  const businesses = useTexts('businesses');
  const language = useTextLanguage(rewardDescriptionIn);
  return (
    <chakra.p
      display="grid"
      gridTemplateColumns="18px minmax(0, 1fr)"
      gap="2"
      px="3"
      py="2"
      borderRadius="l1"
      bg="goldSoft"
      color="goldText"
      fontSize="sm"
      fontWeight="500"
    >
      <chakra.span pt="0.5" aria-hidden="true">
        <Sparkles size={16} />
      </chakra.span>
      <span>
        <chakra.span srOnly>{businesses.specialReward}: </chakra.span>
        {rewardDescription ? (
          <bdi lang={language}>{rewardDescription}</bdi>
        ) : (
          businesses.specialReward
        )}
      </span>
    </chakra.p>
  );
}
