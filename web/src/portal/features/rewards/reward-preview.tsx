import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Gift } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import type { RewardValues } from './reward-record.ts';

/** A reward as attendees see it before they have visited anything, from what is typed so far. */
export function RewardPreview({ values }: { values: RewardValues }) {
  const { name, description } = values;
  return (
    <Box>
      <Grid
        templateColumns="60px 1fr"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        boxShadow="card"
        bg="card"
        overflow="hidden"
      >
        <Flex
          align="center"
          justify="center"
          bg="sunken"
          color="muted"
          borderEndWidth="2px"
          borderStyle="dashed"
          borderColor="line"
        >
          <Gift size={26} strokeWidth={1.6} aria-hidden="true" />
        </Flex>
        <Flex direction="column" gap="1.5" p="4" minW="0">
          <Heading as="h3" fontSize="lg" overflowWrap="anywhere">
            {name.trim() || 'Name of the reward'}
          </Heading>
          <Text color="muted" fontSize="sm" overflowWrap="anywhere">
            {description || 'What it gives'}
          </Text>
          <Box h="1.5" mt="1" borderRadius="full" bg="line" />
          <Text fontSize="sm" fontWeight="600">
            <Progress values={values} />
          </Text>
        </Flex>
      </Grid>
    </Box>
  );
}

function Progress({ values }: { values: RewardValues }) {
  const { rewards } = useTexts();
  const required = Math.max(1, Math.trunc(Number(values.requiredVisits)) || 1);
  if (values.rewardType === 'visit_count') return rewards.visitsDone(0, required);
  if (values.rewardType === 'special_achievement') return rewards.specialDone(0, required);
  return required === 1 ? 'Every door of the walk' : `Every door of ${required} walks`;
}
