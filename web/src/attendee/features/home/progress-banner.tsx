import { Box, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { type EventStatus, timeRemaining } from '@wine-walk/common/rules/events/event-status.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { nextReward } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ChevronDown, Gift } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { StaffText } from '../../../shared/staff-text.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { rewardProgressText } from '../../shared/reward-text.ts';
import { countdownText, timeLeftText } from './time-left.ts';

interface StatValueProps {
  value: string;
  fontSize: '4xl' | '5xl';
  /** Text that the number is read with. */
  label: string;
  children: ReactNode;
}

/** Number with its unit. */
function StatValue({ value, fontSize, label, children }: StatValueProps) {
  return (
    <Flex align="baseline" justify="space-between" columnGap="2" rowGap="3" wrap="wrap">
      <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5" minW="0">
        <chakra.span data-figure textStyle="figure" fontSize={fontSize} lineHeight="0.95">
          {value}
        </chakra.span>{' '}
        <span>{label}</span>
      </Text>
      {children}
    </Flex>
  );
}

/** Progress bar of the event. */
function Bar({ summary }: { summary: ProgressSummary }) {
  const home = useTexts('home');
  const { percent } = useFormats();
  const { completionPercent, visitedBusinesses, totalBusinesses } = summary;
  return (
    <Flex align="center" gap="3">
      <div
        className="banner-bar"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={completionPercent}
        aria-label={home.visitedOf({ visited: visitedBusinesses, total: totalBusinesses })}
      >
        <span style={{ width: `${completionPercent}%` }} />
      </div>
      <Text fontSize="sm" fontWeight="700" fontVariantNumeric="tabular-nums">
        {percent(completionPercent)}
      </Text>
    </Flex>
  );
}

/** Locked reward that is nearest; nothing without one. */
function NextReward({ summary }: { summary: ProgressSummary }) {
  const checkIn = useTexts('checkIn');
  const rewards = useTexts('rewards');
  const next = nextReward(summary.rewards);
  if (!next) return null;
  return (
    <Flex
      as="p"
      className="banner-next"
      columnGap="3"
      wrap="wrap"
      justify="space-between"
      fontSize="sm"
    >
      <chakra.span display="flex" gap="2" alignItems="center" minW="0" fontWeight="600">
        <Box asChild flexShrink="0">
          <Gift size={16} aria-hidden="true" />
        </Box>
        <VisuallyHidden>{`${checkIn.nextReward}: `}</VisuallyHidden>
        <chakra.bdi minW="0">
          <StaffText translations={next.reward.nameIn}>{next.reward.name}</StaffText>
        </chakra.bdi>
      </chakra.span>{' '}
      <span>{rewardProgressText(next, { rewards })}</span>
    </Flex>
  );
}

interface LineProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Stops and time left. */
  children: ReactNode;
}

/** Line that stands for the banner on a low phone after the first stamp; a press shows the rest. */
function Line({ isOpen, onToggle, children }: LineProps) {
  return (
    <button type="button" className="banner-line" aria-expanded={isOpen} onClick={onToggle}>
      {children}
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}

interface Props {
  event: ReadyEventData['event'];
  status: EventStatus;
  summary: ProgressSummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Banner with event, progress and remaining time. */
export function ProgressBanner({ event, status, summary, now }: Props) {
  const home = useTexts('home');
  const { date, timeRange, number } = useFormats();
  const { startTime, endTime, timeZone } = event;
  const isUpcoming = status === 'upcoming';
  const [isOpen, setOpen] = useState(false);
  const hasLine = status === 'running' && summary.visitedBusinesses > 0;
  return (
    <section
      className="banner"
      aria-labelledby="home-event"
      data-folded={hasLine && !isOpen ? '' : undefined}
    >
      <i className="banner-ring" />
      {hasLine && (
        <Line isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          <span>
            <b>{number(summary.visitedBusinesses)}</b>{' '}
            {home.ofBusinesses({ total: summary.totalBusinesses })}
          </span>{' '}
          <span>{timeLeftText(timeRemaining(event, now), { home })}</span>
        </Line>
      )}
      <div>
        <Flex justify="space-between" columnGap="4" align="baseline" wrap="wrap">
          <Heading
            as="h2"
            size="md"
            id="home-event"
            dir="auto"
            minW="0"
            flex="1 1 6.5em"
            overflowWrap="anywhere"
          >
            {event.name}
          </Heading>
          {status === 'running' && (
            <Text fontWeight="700" fontSize="sm" flexShrink="0" fontVariantNumeric="tabular-nums">
              {timeLeftText(timeRemaining(event, now), { home })}
            </Text>
          )}
        </Flex>
        <p className="banner-when">
          <span>{sentenceStart(date(startTime, timeZone))}</span>{' '}
          <span>{timeRange(startTime, endTime, timeZone)}</span>
        </p>
      </div>
      {isUpcoming ? (
        <StatValue
          value={countdownText(Date.parse(startTime) - now, { home })}
          fontSize="4xl"
          label={home.untilStart}
        >
          <Text fontSize="sm">
            {home.place} {event.place}
          </Text>
        </StatValue>
      ) : (
        <>
          <StatValue
            value={number(summary.visitedBusinesses)}
            fontSize="5xl"
            label={home.ofBusinesses({ total: summary.totalBusinesses })}
          >
            <Text fontSize="sm" fontWeight="600">
              {home.rewardsUnlocked({ count: summary.unlockedRewards })}
            </Text>
          </StatValue>
          <Bar summary={summary} />
          {status === 'running' && <NextReward summary={summary} />}
        </>
      )}
    </section>
  );
}
