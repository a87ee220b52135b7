import { useTexts } from '../../../i18n/texts.ts';
import './reward-card.css';
import { Button, Heading, Text } from '@chakra-ui/react';
import type { CatalogReward } from '@wine-walk/common/model/catalog.ts';
import type { RewardState } from '@wine-walk/common/model/categories.ts';
import { isClaimable, type RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Gift, Lock, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import type { DeskDue } from '../../shared/own-desk-step.ts';
import { rewardProgressText, useRewardPlace } from '../../shared/reward-text.ts';
import { RewardPicture } from './reward-picture.tsx';

const icons: Record<RewardState, typeof Gift> = { available: Gift, locked: Lock, claimed: Stamp };

/** List of reward cards, side by side if there is room. */
export function RewardCardList({ children }: { children: ReactNode }) {
  return <ul className="reward-tickets">{children}</ul>;
}

interface Props {
  rewardProgress: RewardProgress;
  /** True for the first reward of the screen, which has a picture. */
  isFeatured?: boolean;
  /** Content that depends on the state: progress, button or date. */
  children?: ReactNode;
}

/** One reward in any state. */
export function RewardCard({ rewardProgress, isFeatured = false, children }: Props) {
  const { reward, state } = rewardProgress;
  const Icon = icons[state];
  const nameLanguage = useTextLanguage(reward.nameIn);
  const descriptionLanguage = useTextLanguage(reward.descriptionIn);
  return (
    <li
      className="reward-ticket"
      data-state={state}
      data-featured={isFeatured || undefined}
      data-gone={(state === 'available' && !isClaimable(rewardProgress)) || undefined}
    >
      <span className="reward-stub">
        {isFeatured ? (
          <RewardPicture rewardProgress={rewardProgress} />
        ) : (
          <Icon aria-hidden="true" />
        )}
      </span>
      <div className="reward-text">
        <Heading as="h3" fontSize="lg" dir="auto" lang={nameLanguage}>
          {reward.name}
        </Heading>
        <Text color="muted" fontSize="sm" dir="auto" lang={descriptionLanguage}>
          {reward.description}
        </Text>
        {state !== 'claimed' && <StockNote reward={reward} />}
        {children}
      </div>
    </li>
  );
}

/** Stock level of a limited reward: nearly gone, temporarily reserved or gone. */
function StockNote({ reward }: { reward: CatalogReward }) {
  const rewards = useTexts('rewards');
  const { time } = useFormats();
  const eventData = useEventData();
  const { stockLevel, promisedUntil } = reward;
  // A reservation expires without a write, so the clock decides.
  const isReserved = useNow() < Date.parse(promisedUntil ?? '');
  if (stockLevel === 'plenty' && !isReserved) return null;
  const until =
    isReserved && promisedUntil && eventData.status === 'ready'
      ? time(promisedUntil, eventData.event.timeZone)
      : null;
  return (
    <Text fontSize="sm" fontWeight="600" color={stockLevel === 'gone' ? 'muted' : 'goldText'}>
      {until ? rewards.promised({ until }) : rewards[stockLevel === 'gone' ? 'gone' : 'few']}
    </Text>
  );
}

interface AvailableRewardProps extends Pick<Props, 'rewardProgress' | 'isFeatured'> {
  /** Step at the desk that comes first; null if nothing is due there. */
  deskDue: DeskDue | null;
  /** Target and state of the link to the reward's sheet. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** Unlocked reward that was not redeemed yet. */
export function AvailableReward(props: AvailableRewardProps) {
  const { rewardProgress, isFeatured, deskDue, link } = props;
  const rewards = useTexts('rewards');
  const { text: place } = useRewardPlace(rewardProgress.reward);
  return (
    <RewardCard rewardProgress={rewardProgress} isFeatured={isFeatured}>
      <Text fontSize="sm" fontWeight="600">
        {place}
      </Text>
      {deskDue ? (
        <Text color="goldText" fontWeight="600">
          {deskDue.isPayment ? rewards.waitsForPayment : rewards.free.waits}
        </Text>
      ) : (
        <Button asChild mt="1" alignSelf="flex-start">
          <Link
            {...link}
            aria-label={rewards.viewRewardNamed({ name: rewardProgress.reward.name })}
          >
            {rewards.viewReward}
          </Link>
        </Button>
      )}
    </RewardCard>
  );
}

/** Redeemed reward with its time. */
export function ClaimedReward({
  rewardProgress,
  timeZone,
}: {
  rewardProgress: RewardProgress;
  timeZone: string;
}) {
  const rewards = useTexts('rewards');
  const { dateTime } = useFormats();
  return (
    <RewardCard rewardProgress={rewardProgress}>
      {rewardProgress.claimedAt && (
        <Text fontSize="sm" fontWeight="600" color="vineText">
          {rewards.claimedOn({ date: dateTime(rewardProgress.claimedAt, timeZone) })}
        </Text>
      )}
    </RewardCard>
  );
}

/** Locked reward with its progress. */
export function LockedReward({
  rewardProgress,
  isFeatured,
}: Pick<Props, 'rewardProgress' | 'isFeatured'>) {
  const rewards = useTexts('rewards');
  const message = rewardProgressText(rewardProgress, { rewards });
  return (
    <RewardCard rewardProgress={rewardProgress} isFeatured={isFeatured}>
      <div className="reward-progress">
        <ProgressBar
          value={rewardProgress.done}
          max={rewardProgress.required}
          label={rewards.progressOf({ name: rewardProgress.reward.name })}
          text={message}
        />
        <Text fontSize="sm" fontWeight="600" fontVariantNumeric="tabular-nums">
          {message}
        </Text>
      </div>
    </RewardCard>
  );
}
