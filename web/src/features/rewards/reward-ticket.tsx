import { Heading, Text } from '@chakra-ui/react';
import type { RewardState, StockLevel } from '@contract/categories.ts';
import type { RewardProgress } from '@domain/rewards.ts';
import { Gift, Lock, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import './reward-ticket.css';

const icons: Record<RewardState, typeof Gift> = { available: Gift, locked: Lock, claimed: Stamp };

/** Tickets, side by side where there is room. */
export function TicketList({ children }: { children: ReactNode }) {
  return <ul className="reward-tickets">{children}</ul>;
}

interface Props {
  standing: RewardProgress;
  /** What its state adds: progress, a button, a date. */
  children: ReactNode;
}

/** One reward, in any of its states. */
export function RewardTicket({ standing, children }: Props) {
  const { reward, state } = standing;
  const Icon = icons[state];
  return (
    <li className="reward-ticket" data-state={state}>
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
        {state !== 'claimed' && <StockNote level={reward.stockLevel} />}
        {children}
      </div>
    </li>
  );
}

/** How much is left of a limited reward, while it is worth hurrying for or gone. */
function StockNote({ level }: { level: StockLevel }) {
  const { rewards } = useTexts();
  if (level === 'plenty') return null;
  return (
    <Text fontSize="sm" fontWeight="600" color={level === 'gone' ? 'muted' : 'goldText'}>
      {level === 'gone' ? rewards.gone : rewards.few}
    </Text>
  );
}
