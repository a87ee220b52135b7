import { Flex, Stack, Text } from '@chakra-ui/react';
import { type CountedBusiness } from '@wine-walk/common/api/staff/overview.ts';
import { crowdedAndQuiet } from '@wine-walk/common/rules/events/overview.ts';
import { texts } from '../../texts/texts.ts';
import { OverviewCard } from './overview-card.tsx';

/** Maximum number of businesses in each list. */
const maxShown = 5;

/** Crowded and quiet businesses by the check-ins of the last 15 minutes. */
export function CrowdingCard({ businesses }: { businesses: readonly CountedBusiness[] }) {
  const { crowding } = texts.overview;
  const { crowded, quiet } = crowdedAndQuiet(businesses);
  return (
    <OverviewCard title={crowding.title} lead={crowding.lead}>
      <Group title={crowding.crowded} none={crowding.noneCrowded} businesses={crowded} />
      <Group title={crowding.quiet} none={crowding.noneQuiet} businesses={quiet} />
    </OverviewCard>
  );
}

interface GroupProps {
  title: string;
  /** Text of an empty list. */
  none: string;
  businesses: readonly CountedBusiness[];
}

function Group({ title, none, businesses }: GroupProps) {
  const { crowding } = texts.overview;
  const more = businesses.length - maxShown;
  return (
    <Stack gap="1">
      <Text as="h3" fontSize="sm" fontWeight="700">
        {title}
      </Text>
      {businesses.length === 0 && (
        <Text fontSize="sm" color="muted">
          {none}
        </Text>
      )}
      <Stack as="ul" gap="1" listStyleType="none" m="0" p="0" aria-label={title}>
        {businesses.slice(0, maxShown).map(({ id, name, recentCheckIns }) => (
          <Flex as="li" key={id} gap="3" justify="space-between" fontSize="sm">
            <Text minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            <Text flexShrink="0" color="muted" fontVariantNumeric="tabular-nums">
              {crowding.checkIns({ count: recentCheckIns })}
            </Text>
          </Flex>
        ))}
      </Stack>
      {more > 0 && (
        <Text fontSize="sm" color="muted">
          {crowding.more({ count: more })}
        </Text>
      )}
    </Stack>
  );
}
