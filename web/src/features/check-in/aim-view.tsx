import { Badge, Flex, Text } from '@chakra-ui/react';
import { MapPin, QrCode } from 'lucide-react';
import type { SeenBusiness } from '../../components/seen-business.ts';
import { useNow } from '../../data/use-now.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Position } from '../../device/location-position.ts';
import { useTexts } from '../../texts/texts.ts';
import { aimOf } from './aim.ts';
import { AimReadout } from './aim-readout.tsx';
import { DoorChoice } from './door-choice.tsx';
import { DoorFinder } from './door-finder.tsx';
import type { FailureNotice } from './failure.ts';
import { NoticeBox } from './notice-box.tsx';

interface Props {
  walk: ReadyWalk;
  /** Null while the nearest is not known yet. */
  business: SeenBusiness | null;
  others: readonly SeenBusiness[];
  position: Position;
  notice: FailureNotice | null;
  venueCode: string | null;
  onChoose: (businessId: string) => void;
}

/** The door, the way to it, and what the last try came to. */
export function AimView(props: Props) {
  const { walk, business, others, position, notice, venueCode, onChoose } = props;
  const { checkIn } = useTexts();
  const now = useNow(5000);
  const { fix, status, isJumping } = position;
  const hasVenueCode = venueCode !== null;
  const aim = business && aimOf({ walk, business, fix, hasVenueCode, now });
  const isOutdated = notice?.isTooFar && aim && aim !== 'come-closer';
  return (
    <>
      <DoorChoice chosen={business} others={hasVenueCode ? [] : others} onChoose={onChoose} />
      {hasVenueCode && business && (
        <Badge colorPalette="vine" size="md" alignSelf="flex-start">
          <QrCode aria-hidden="true" />
          {checkIn.withCode(business.name)}
        </Badge>
      )}
      {(fix || status === 'locating') && (
        <DoorFinder
          business={business}
          fix={fix}
          radiusMeters={walk.event.checkInRadiusMeters}
          isAtDoor={aim === 'at-door'}
        />
      )}
      {notice && !isOutdated && <NoticeBox notice={notice} />}
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
      {fix && aim && business.distanceMeters !== undefined && (
        <AimReadout
          distanceMeters={business.distanceMeters}
          radiusMeters={walk.event.checkInRadiusMeters}
          fix={fix}
          aim={aim}
          isJumping={isJumping}
        />
      )}
    </>
  );
}
