import { Stack, Text } from '@chakra-ui/react';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { isClaimable, type RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';
import { paths } from '../../shared/paths.ts';
import { RewardRow } from './reward-row.tsx';

/** How many rewards the home screen shows (specification, section 9). */
const maxRewards = 3;

/** What can be had now first, then what is nearest to being had. */
function order(standing: RewardProgress): number {
  if (isClaimable(standing)) return 0;
  return { locked: 1, available: 2, claimed: 3 }[standing.state];
}

/** The first rewards, and how many there are to claim and to come. */
export function RewardsSection({
  standing,
  timeZone,
}: {
  standing: ProgressSummary;
  timeZone: string;
}) {
  const { home } = useTexts();
  const rewards = standing.rewards.toSorted(
    (a, b) => order(a) - order(b) || b.progress - a.progress,
  );
  const pending = rewards.filter(({ state }) => state === 'locked').length;
  return (
    <Section
      title={home.rewardsTitle}
      aside={
        rewards.length > 0 && (
          <Text color="muted" fontSize="sm" textAlign="end">
            {home.rewardCounts(standing.availableRewards, pending)}
          </Text>
        )
      }
    >
      {rewards.length === 0 && <Text color="muted">{home.noRewards}</Text>}
      <Stack as="ul" gap="2.5">
        {rewards.slice(0, maxRewards).map((each) => (
          <RewardRow key={each.reward.id} rewardProgress={each} timeZone={timeZone} />
        ))}
      </Stack>
      {rewards.length > maxRewards && (
        <Text asChild fontWeight="600" color="wineText" alignSelf="flex-start" py="2.5">
          <Link to={paths.rewards.getHref()}>{home.allRewards}</Link>
        </Text>
      )}
    </Section>
  );
}
