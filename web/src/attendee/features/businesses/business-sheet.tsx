import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useRef } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import {
  BusinessBadge,
  BusinessMeta,
  BusinessVisit,
  SpecialReward,
} from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { useLastDefined } from '../../../ui/dialogs/use-sheet-param.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { CheckInButton } from '../../shared/check-in-button.tsx';
import { DirectionsButton } from '../../shared/directions-button.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { useIsFar } from '../../shared/use-is-far.ts';
import { WishlistButton } from '../../shared/wishlist-button.tsx';
import { BusinessFactList } from './business-facts.tsx';
import './business-sheet.css';

interface Props {
  eventData: ReadyEventData;
  /** Business ID from the URL; null if closed. */
  id: string | null;
  /** Undefined if the event does not include the business. */
  business: BusinessView | undefined;
  onClose: () => void;
}

/** Sheet with all details and actions of a business. */
export function BusinessSheet({ eventData, id, business, onClose }: Props) {
  const businesses = useTexts('businesses');
  const lastBusiness = useLastDefined(business);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = id !== null;
  const displayed = isOpen ? business : lastBusiness;
  if (!displayed) {
    return (
      <AppDialog isOpen={isOpen} onClose={onClose} title={businesses.noneTitle}>
        <Text pb="4">{businesses.gone}</Text>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={displayed.name}
      initialFocus={content}
      footer={<BusinessSheetActions business={displayed} event={eventData.event} />}
    >
      <Box ref={content} tabIndex={-1} outline="none">
        <BusinessDetails business={displayed} eventData={eventData} />
      </Box>
    </AppDialog>
  );
}

interface BusinessDetailsProps {
  business: BusinessView;
  eventData: ReadyEventData;
}

/** Details of a business: image, stamp, description, facts and street address. Before the event, facts come first. */
function BusinessDetails({ business, eventData }: BusinessDetailsProps) {
  const { timeZone } = eventData.event;
  const { isUpcoming } = useCheckIn();
  const descriptionLanguage = useTextLanguage(business.descriptionIn);
  const imageLanguage = useTextLanguage(business.imageAltIn);
  const { name, description, address, visit, hasSpecialReward } = business;
  return (
    <div className="business-details">
      <Box position="relative" mb="6">
        <Box h={{ base: '168px', md: '200px' }} borderRadius="l3" overflow="hidden">
          <BusinessImage {...business} alt={business.imageAlt} lang={imageLanguage} />
        </Box>
        <Box
          position="absolute"
          bottom="-8"
          insetEnd="4"
          p="1.5"
          borderRadius="full"
          bg="card"
          boxShadow="card"
        >
          <PassportStamp
            business={business}
            visitedAt={visit?.checkInTime}
            timeZone={timeZone}
            isPending={visit?.state === 'pending'}
            size={92}
          />
        </Box>
      </Box>
      <Stack gap="3">
        {/* The time of a visit says its status. */}
        {!visit?.checkInTime && (
          <Box>
            <BusinessBadge business={business} />
          </Box>
        )}
        <BusinessMeta business={business} />
        <BusinessVisit business={business} timeZone={timeZone} />
        {isUpcoming && <BusinessFactList business={business} eventData={eventData} />}
        <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" lang={descriptionLanguage}>
          {description}
        </Text>
        {hasSpecialReward && <SpecialReward {...business} />}
        {!isUpcoming && <BusinessFactList business={business} eventData={eventData} />}
        {address && (
          <NewTabLink href={mapSearchUrl(`${name}, ${address}`)}>
            <bdi>{address}</bdi>
          </NewTabLink>
        )}
      </Stack>
    </div>
  );
}

interface BusinessSheetActionsProps {
  business: BusinessView;
  event: EventDocument;
}

/** Directions, wishlist, and the check-in while the event is running. */
function BusinessSheetActions({ business, event }: BusinessSheetActionsProps) {
  const businesses = useTexts('businesses');
  const { dateTime } = useFormats();
  const status = eventStatus(event, useNow());
  const isFar = useIsFar(event)(business);
  return (
    <Flex className="business-sheet-actions" w="full" gap="2" wrap="wrap">
      {status !== 'running' && (
        <Text w="full" color="muted" fontSize="sm">
          {status === 'upcoming'
            ? businesses.opensAt({ time: dateTime(event.startTime, event.timeZone) })
            : businesses.over}
        </Text>
      )}
      {status !== 'ended' && <WishlistButton business={business} flex="1 1 100%" />}
      <DirectionsButton
        business={business}
        hasText
        isMain={isFar && !business.visit && status !== 'ended'}
        flex="1 1 8.5rem"
      />
      {status === 'running' && (
        <CheckInButton business={business} isMain={!isFar} flex="1 1 8.5rem" px="2" />
      )}
    </Flex>
  );
}
