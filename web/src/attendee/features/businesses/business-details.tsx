import { Box, Stack, Text } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import {
  BusinessBadge,
  BusinessMeta,
  BusinessVisit,
  SpecialReward,
} from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { mapSearchUrl } from '../../shared/map-search.ts';
import { BusinessFactList } from './business-facts.tsx';
import './business-sheet.css';

interface Props {
  business: BusinessView;
  timeZone: string;
}

/** The business's page in the sheet: picture, stamp, words, address. */
export function BusinessDetails({ business, timeZone }: Props) {
  const { time } = useFormats();
  const { name, description, address, visit, hasSpecialReward, rewardDescription } = business;
  return (
    <div className="business-details">
      <Box position="relative" mb="6">
        <Box h={{ base: '168px', md: '200px' }} borderRadius="l3" overflow="hidden">
          <BusinessImage {...business} />
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
            name={name}
            visitedAt={visit?.checkInTime}
            timeText={visit && time(visit.checkInTime, timeZone)}
            isSpecial={hasSpecialReward}
            isPending={visit?.state === 'pending'}
            size={92}
          />
        </Box>
      </Box>
      <Stack gap="3">
        <Box>
          <BusinessBadge business={business} />
        </Box>
        <BusinessMeta business={business} />
        <BusinessVisit business={business} timeZone={timeZone} />
        <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {description}
        </Text>
        {hasSpecialReward && <SpecialReward text={rewardDescription} />}
        <BusinessFactList id={business.id} />
        {address && (
          <NewTabLink href={mapSearchUrl(`${name}, ${address}`)}>
            <bdi>{address}</bdi>
          </NewTabLink>
        )}
      </Stack>
    </div>
  );
}
