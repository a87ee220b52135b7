import { Box, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { businessCategory } from '@contract/categories.ts';
import { MapPin, Star } from 'lucide-react';
import { BusinessImage } from '../../../components/business-image.tsx';
import { PassportStamp } from '../../../components/stamp/passport-stamp.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { categoryWords } from '../records/record-words.ts';
import type { BusinessValues } from './business-values.ts';

/** A business's card as attendees see it before their visit, from what is typed so far. */
export function BusinessPreview({ values }: { values: BusinessValues }) {
  const { description, address, hasSpecialReward, rewardDescription } = values;
  const name = values.name.trim() || 'Name of the business';
  const category = businessCategory.safeParse(values.category).data;
  const imageUrl = values.imageUrl.startsWith('https://') ? values.imageUrl : '';
  const rating = Number(values.rating);
  return (
    <Stack gap="3">
      <Card.Root overflow="hidden">
        <Box h="32">
          <BusinessImage name={name} category={category ?? 'restaurant'} imageUrl={imageUrl} />
        </Box>
        <Card.Body gap="2">
          <Flex justify="space-between" gap="3" align="flex-start">
            <Heading as="h3" size="sm" overflowWrap="anywhere">
              {name}
            </Heading>
            <StatusBadge status={hasSpecialReward ? 'specialReward' : 'notVisited'} />
          </Flex>
          <Text color="muted" fontSize="sm">
            {category ? categoryWords[category] : 'Category'}
            {rating > 0 && (
              <>
                {' · '}
                <Star size={13} style={{ display: 'inline' }} role="img" aria-label="Rating" />{' '}
                {rating.toFixed(1)}
              </>
            )}
          </Text>
          {description && (
            <Text fontSize="sm" lineClamp="3">
              {description}
            </Text>
          )}
          {hasSpecialReward && rewardDescription && (
            <Text fontSize="sm" color="goldText" fontWeight="500">
              {rewardDescription}
            </Text>
          )}
          {address && (
            <Flex gap="1.5" color="muted" fontSize="sm" align="flex-start">
              <MapPin size={15} aria-hidden="true" style={{ flexShrink: 0, marginTop: 3 }} />
              {address}
            </Flex>
          )}
        </Card.Body>
      </Card.Root>
      <Flex justify="center">
        <PassportStamp name={name} isSpecial={hasSpecialReward} size={92} />
      </Flex>
    </Stack>
  );
}
