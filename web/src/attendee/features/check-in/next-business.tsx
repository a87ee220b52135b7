import { Button, chakra, Text } from '@chakra-ui/react';
import { bearing, direction } from '@wine-walk/common/lib/direction.ts';
import { ArrowUp } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { openDirections } from '../../../platform/location/directions.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { useRoutePreferences } from '../../shared/district.ts';
import { type ReadyEventData, useEventData } from '../../shared/event-data.ts';
import { nextBusinesses } from '../../shared/next-businesses.ts';
import type { Outcome } from './outcome.ts';

/** Where to go next, and how far that is. */
export function NextBusiness({ outcome }: { outcome: Outcome }) {
  const walk = useEventData();
  return walk.status === 'ready' ? <NextOf outcome={outcome} walk={walk} /> : null;
}

/** Where the route goes on to, how far and which way that is. */
function NextOf({ outcome, walk }: { outcome: Outcome; walk: ReadyEventData }) {
  const { checkIn } = useTexts();
  const { distance } = useFormats();
  const choice = useRoutePreferences(walk.event);
  const here = outcome.attempt.fix ?? outcome.business;
  const others = toBusinessViews(walk.catalogue, walk.progress, here).filter(
    ({ id }) => id !== outcome.business.id,
  );
  const [next] = nextBusinesses(others, here, walk.event.checkInRadiusMeters, choice).stops;
  if (!next) return <Text fontWeight="600">{checkIn.lastBusiness}</Text>;
  const message = checkIn.nextBusiness(
    next.name,
    distance(next.distanceMeters ?? 0),
    checkIn.compass[direction(here, next)],
  );
  return (
    <Button
      className="moment-next"
      variant="outline"
      size="lg"
      h="auto"
      py="2.5"
      aria-label={checkIn.directionsTo(message)}
      onClick={() => openDirections(next)}
    >
      <chakra.span flexShrink="0" style={{ rotate: `${bearing(here, next)}deg` }}>
        <ArrowUp aria-hidden="true" />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {message}
      </chakra.span>
    </Button>
  );
}
