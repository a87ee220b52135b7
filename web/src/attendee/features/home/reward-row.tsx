import { Box, Button, Card, chakra, Flex, Text } from '@chakra-ui/react';
import { isClaimable, type RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Check, Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';
import { rewardProgressText } from '../../shared/reward-text.ts';

interface Props {
  rewardProgress: RewardProgress;
  timeZone: string;
}

/** A reward in a line: how far one is, or how to get it. */
export function RewardRow({ rewardProgress, timeZone }: Props) {
  const texts = useTexts();
  const { rewards } = texts;
  const { shortDate } = useFormats();
  const { reward, state, claimedAt } = rewardProgress;
  const isOffered = isClaimable(rewardProgress);
  const message = {
    locked: rewardProgressText(rewardProgress, texts),
    available: isOffered ? rewards.unlocked : rewards.gone,
    claimed: claimedAt ? rewards.claimedOn(shortDate(claimedAt, timeZone)) : rewards.claimed,
  }[state];
  return (
    <Card.Root as="li" size="sm" borderColor={isOffered ? 'gold' : undefined}>
      <Card.Body py="3">
        <Flex columnGap="3.5" rowGap="2" align="center" wrap="wrap">
          <ProgressRing rewardProgress={rewardProgress} />
          <Box flex="1 1 5.5rem" minW="0">
            <chakra.h3 fontFamily="heading" fontWeight="600" fontSize="lg" lineHeight="1.2">
              {reward.name}
            </chakra.h3>
            <Text fontSize="sm" color="muted">
              {message}
            </Text>
          </Box>
          {isOffered && (
            <Button asChild size="sm" variant="subtle">
              <Link to={`${paths.rewards.getHref()}?reward=${encodeURIComponent(reward.id)}`}>
                {rewards.viewReward}
                <chakra.span srOnly>{`: ${reward.name}`}</chakra.span>
              </Link>
            </Button>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

const circumference = 2 * Math.PI * 20;

/** How much is done, as a ring that closes. */
function ProgressRing({ rewardProgress }: Pick<Props, 'rewardProgress'>) {
  const { state, progress, reward, done, required } = rewardProgress;
  const { rewards } = useTexts();
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
        'aria-label': rewards.progressOf(reward.name),
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
        <chakra.circle r="20" stroke="line" />
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
