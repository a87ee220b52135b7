import { Heading, Text } from '@chakra-ui/react';
import { type CatalogueReward } from '@wine-walk/common/model/catalog.ts';
import type { RewardState } from '@wine-walk/common/model/categories.ts';
import { isClaimable, type RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Gift, Lock, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useEventData } from '../../shared/event-data.ts';
import './reward-card.css';

const icons: Record<RewardState, typeof Gift> = { available: Gift, locked: Lock, claimed: Stamp };

/** Tickets, side by side where there is room. */
export function RewardCardList({ children }: { children: ReactNode }) {
  return <ul className="reward-tickets">{children}</ul>;
}

interface Props {
  rewardProgress: RewardProgress;
  /** What its state adds: progress, a button, a date. */
  children?: ReactNode;
}

/** One reward, in any of its states. */
export function RewardCard({ rewardProgress, children }: Props) {
  const { reward, state } = rewardProgress;
  const Icon = icons[state];
  return (
    <li
      className="reward-ticket"
      data-state={state}
      data-gone={(state === 'available' && !isClaimable(rewardProgress)) || undefined}
    >
      <span className="reward-stub">
        <Icon aria-hidden="true" />
      </span>
      <div className="reward-text">
        <Heading as="h3" fontSize="lg" dir="auto">
          {reward.name}
        </Heading>
        <Text color="muted" fontSize="sm" dir="auto">
          {reward.description}
        </Text>
        {state !== 'claimed' && <StockNote reward={reward} />}
        {children}
      </div>
    </li>
  );
}

/** How much is left of a limited reward, while it is worth hurrying for, waiting for or gone. */
function StockNote({ reward }: { reward: CatalogueReward }) {
  const { rewards } = useTexts();
  const { time } = useFormats();
  const walk = useEventData();
  const { stockLevel, promisedUntil } = reward;
  // A promise lapses by itself: nothing is written then, so that the clock tells.
  const isPromised = useNow() < Date.parse(promisedUntil ?? '');
  if (stockLevel === 'plenty' && !isPromised) return null;
  const until =
    isPromised && promisedUntil && walk.status === 'ready'
      ? time(promisedUntil, walk.event.timeZone)
      : null;
  return (
    <Text fontSize="sm" fontWeight="600" color={stockLevel === 'gone' ? 'muted' : 'goldText'}>
      {until ? rewards.promised(until) : rewards[stockLevel === 'gone' ? 'gone' : 'few']}
    </Text>
  );
}
