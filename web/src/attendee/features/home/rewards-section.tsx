import { Box, Button, Card, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { isClaimable, type RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Check, Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { StaffText } from '../../../shared/staff-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { type DeskDue, useDeskDue } from '../../shared/own-desk-step.ts';
import { paths } from '../../shared/paths.ts';
import { rewardProgressText } from '../../shared/reward-text.ts';

/** Number of rewards on the home screen (specification, section 9). */
const maxRewards = 3;

/** Returns the sort rank: claimable rewards first, then those closest to completion. */
function order(rewardProgress: RewardProgress): number {
  if (isClaimable(rewardProgress)) return 0;
  return { locked: 1, available: 2, claimed: 3 }[rewardProgress.state];
}

/** First rewards, with the number of available and pending ones. */
export function RewardsSection({
  summary,
  timeZone,
  isOver,
}: {
  summary: ProgressSummary;
  timeZone: string;
  /** True after the event, when no reward can be unlocked any more. */
  isOver: boolean;
}) {
  const home = useTexts('home');
  const rewards = summary.rewards
    .filter(({ state }) => !isOver || state !== 'locked')
    .toSorted((a, b) => order(a) - order(b) || b.progress - a.progress);
  const deskDue = useDeskDue();
  const pending = rewards.filter(({ state }) => state === 'locked').length;
  if (isOver && rewards.length === 0) return null;
  return (
    <Section
      title={home.rewardsTitle}
      aside={
        rewards.length > 0 &&
        !isOver && (
          <Text color="muted" fontSize="sm" textAlign="end">
            {home.rewardCounts({ available: summary.availableRewards, pending })}
          </Text>
        )
      }
    >
      {rewards.length === 0 && <Text color="muted">{home.noRewards}</Text>}
      <Stack as="ul" gap="2.5">
        {rewards.slice(0, maxRewards).map((rewardProgress) => (
          <RewardRow
            key={rewardProgress.reward.id}
            rewardProgress={rewardProgress}
            timeZone={timeZone}
            deskDue={deskDue}
          />
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

interface RewardRowProps {
  rewardProgress: RewardProgress;
  timeZone: string;
  /** Step at the desk that comes first; null if nothing is due there. */
  deskDue: DeskDue | null;
}

/** Reward row with its progress or how to get it. */
function RewardRow({ rewardProgress, timeZone, deskDue }: RewardRowProps) {
  const rewards = useTexts('rewards');
  const { shortDate } = useFormats();
  const { reward, state, claimedAt } = rewardProgress;
  const isAvailable = isClaimable(rewardProgress);
  const message = {
    locked: rewardProgressText(rewardProgress, { rewards }),
    available: !isAvailable
      ? rewards.gone
      : deskDue === null
        ? rewards.unlocked
        : deskDue.isPayment
          ? rewards.waitsForPayment
          : rewards.free.waits,
    claimed: claimedAt
      ? rewards.claimedOn({ date: shortDate(claimedAt, timeZone) })
      : rewards.claimed,
  }[state];
  return (
    <Card.Root as="li" size="sm" borderColor={isAvailable ? 'gold' : undefined}>
      <Card.Body py="3">
        <Flex columnGap="3.5" rowGap="2" align="center" wrap="wrap">
          <ProgressRing rewardProgress={rewardProgress} />
          <Box flex="1 1 5.5rem" minW="0">
            <chakra.h3 fontFamily="heading" fontWeight="600" fontSize="lg" lineHeight="1.2">
              <StaffText translations={reward.nameIn}>{reward.name}</StaffText>
            </chakra.h3>
            <Text fontSize="sm" color="muted">
              {message}
            </Text>
          </Box>
          {isAvailable && deskDue === null && (
            <Button asChild size="sm" variant="subtle">
              <Link to={`${paths.rewards.getHref()}?reward=${encodeURIComponent(reward.id)}`}>
                {rewards.viewReward}
                <chakra.span srOnly>
                  {': '}
                  <StaffText translations={reward.nameIn}>{reward.name}</StaffText>
                </chakra.span>
              </Link>
            </Button>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

const circumference = 2 * Math.PI * 20;

/** Progress as a ring. */
function ProgressRing({ rewardProgress }: Pick<RewardRowProps, 'rewardProgress'>) {
  const { state, progress, reward, done, required } = rewardProgress;
  const rewards = useTexts('rewards');
  const isOpen = state === 'locked';
  const color =
    state === 'claimed'
      ? 'vine'
      : isOpen
        ? 'wineText'
        : isClaimable(rewardProgress)
          ? 'gold'
          : 'muted';
  return (
    <chakra.div
      position="relative"
      boxSize="12"
      flexShrink="0"
      color={color}
      display="grid"
      placeContent="center"
      {...(isOpen && {
        role: 'progressbar',
        'aria-label': rewards.progressOf({ name: reward.name }),
        'aria-valuemin': 0,
        'aria-valuemax': required,
        'aria-valuenow': done,
      })}
    >
      <chakra.svg
        position="absolute"
        inset="0"
        viewBox="-24 -24 48 48"
        fill="none"
        strokeWidth="4"
        transform="rotate(-90deg)"
        aria-hidden="true"
      >
        <chakra.circle
          r="20"
          stroke="line"
          _highContrast={{ stroke: 'GrayText', strokeWidth: '1' }}
        />
        {progress > 0 && (
          <circle
            r="20"
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${progress * circumference} ${circumference}`}
          />
        )}
      </chakra.svg>
      {state === 'claimed' ? (
        <Check size={20} aria-hidden="true" />
      ) : (
        <Gift size={19} aria-hidden="true" />
      )}
    </chakra.div>
  );
}
