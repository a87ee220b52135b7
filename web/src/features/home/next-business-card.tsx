import { Box, Card, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { BusinessBadge } from '../../components/business-badge.tsx';
import { BusinessImage } from '../../components/business-image.tsx';
import type { SeenBusiness } from '../../components/seen-business.ts';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { paths } from '../../routing/paths.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';

/** A business in a line: what it is, how far, and where one stands with it. Leads to its sheet. */
export function NextBusinessCard({
  business,
  timeZone,
}: {
  business: SeenBusiness;
  timeZone: string;
}) {
  return (
    <Card.Root
      as="li"
      size="sm"
      transition="border-color 150ms"
      _hover={{ borderColor: 'line.strong' }}
    >
      <Card.Body p="2.5">
        <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap" minH="16">
          <Picture business={business} timeZone={timeZone} />
          <Box flex={business.visit ? '1 1 7.5rem' : '1 1 6rem'} minW="0">
            <Link to={`${paths.businesses.getHref()}?business=${encodeURIComponent(business.id)}`}>
              <chakra.span
                fontWeight="700"
                lineHeight="1.3"
                lineClamp="2"
                dir="auto"
                _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' }}
              >
                {business.name}
              </chakra.span>
            </Link>
            <Details business={business} timeZone={timeZone} />
          </Box>
          <BusinessBadge business={business} />
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

function Picture({ business, timeZone }: { business: SeenBusiness; timeZone: string }) {
  const { time } = useFormats();
  const { visit } = business;
  if (visit) {
    return (
      <PassportStamp
        name={business.name}
        visitedAt={visit.checkInTime}
        timeText={time(visit.checkInTime, timeZone)}
        isSpecial={business.hasSpecialReward}
        isPending={visit.state === 'pending'}
        size={64}
      />
    );
  }
  return (
    <Box boxSize="16" borderRadius="l2" overflow="hidden" flexShrink="0">
      <BusinessImage {...business} />
    </Box>
  );
}

function Details({ business, timeZone }: { business: SeenBusiness; timeZone: string }) {
  const { businesses } = useTexts();
  const { distance, time } = useFormats();
  const { visit, isVisited, distanceMeters } = business;
  const details = [businesses.categories[business.category]];
  if (visit && isVisited) details.push(businesses.visitedAt(time(visit.checkInTime, timeZone)));
  else if (distanceMeters !== undefined) details.push(businesses.away(distance(distanceMeters)));
  return (
    <Text fontSize="sm" color="muted" lineHeight="1.35">
      {details.join(' · ')}
    </Text>
  );
}
