import { Flex, Text } from '@chakra-ui/react';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import { CheckInButton } from '../../shared/check-in-button.tsx';
import { WishlistButton } from '../../shared/wishlist-button.tsx';
import { DirectionsButton } from './directions-button.tsx';

interface Props {
  business: BusinessView;
  event: EventDocument;
}

/** The way there, and the check-in while the event is running. */
export function BusinessSheetActions({ business, event }: Props) {
  const { businesses } = useTexts();
  const { dateTime } = useFormats();
  const status = eventStatus(event, useNow());
  return (
    <Flex className="business-sheet-actions" w="full" gap="2" wrap="wrap">
      {status !== 'running' && (
        <Text w="full" color="muted" fontSize="sm">
          {status === 'upcoming'
            ? businesses.opensAt(dateTime(event.startTime, event.timeZone))
            : businesses.over}
        </Text>
      )}
      {status !== 'ended' && <WishlistButton business={business} flex="1 1 100%" />}
      <DirectionsButton business={business} hasText flex="1 1 8.5rem" />
      {status === 'running' && <CheckInButton business={business} flex="1 1 8.5rem" />}
    </Flex>
  );
}
