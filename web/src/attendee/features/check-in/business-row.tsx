import { Box, Flex, Text } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';

/** A business in one line: its picture, its name, what it is and how far away. */
export function BusinessRow({ business }: { business: BusinessView }) {
  const { businesses } = useTexts();
  const { distance } = useFormats();
  const kind = businesses.categories[business.category];
  const meters = business.distanceMeters;
  return (
    <Flex gap="3" align="center" textAlign="start" w="full" minW="0">
      <Box boxSize="12" borderRadius="l2" overflow="hidden" flexShrink="0">
        <BusinessImage {...business} />
      </Box>
      {/* The badge goes under the name where it would leave that too little room. */}
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Box flex="1 1 8rem" minW="min(8rem, 100%)">
          <Text fontWeight="700" lineHeight="1.3" lineClamp="2" whiteSpace="normal" dir="auto">
            {business.name}
          </Text>
          <Text fontSize="sm" color="muted" fontWeight="400" lineClamp="2" whiteSpace="normal">
            {meters === undefined ? kind : `${kind} · ${distance(meters)}`}
          </Text>
        </Box>
        {(business.visit || business.hasSpecialReward) && <BusinessBadge business={business} />}
      </Flex>
    </Flex>
  );
}
