import { Badge, Flex, Text } from '@chakra-ui/react';
import { MapPin, QrCode } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import type { LocationState } from '../../../platform/location/location-position.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { BusinessFinder } from './business-finder.tsx';
import { BusinessPicker } from './business-picker.tsx';
import type { CheckInDelivery } from './check-in-queue.ts';
import type { FailureMessage } from './failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import { proximityHint } from './proximity-hint.ts';
import { ProximityReadout } from './proximity-readout.tsx';

interface Props {
  walk: ReadyEventData;
  /** Null while the nearest is not known yet. */
  business: BusinessView | null;
  others: readonly BusinessView[];
  position: LocationState;
  notice: FailureMessage | null;
  /** What came of the last attempt; null before one. */
  failed: CheckInDelivery | null;
  /** A venue code was read, and the server has not refused it. */
  hasVenueCode: boolean;
  onChoose: (businessId: string) => void;
}

/** The business, the way to it, and what the last attempt there came to. */
export function ProximityView(props: Props) {
  const { walk, business, others, position, notice, failed, hasVenueCode, onChoose } = props;
  const { checkIn } = useTexts();
  const now = useNow(5000);
  const { fix, status, isJumping } = position;
  const hint = business && proximityHint({ walk, business, fix, hasVenueCode, now });
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
          radiusMeters={walk.event.checkInRadiusMeters}
          isNear={hint === 'at-business'}
        />
      )}
      {notice && !isOutdated && <FailureAlert notice={notice} />}
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
