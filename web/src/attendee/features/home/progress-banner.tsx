import { Flex, Heading, Text } from '@chakra-ui/react';
import { type EventStatus, timeRemaining } from '@wine-walk/common/rules/events/event-status.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { Bar, Ring, StatValue } from './progress-figures.tsx';
import { countdownText, timeLeftText } from './time-left.ts';

interface Props {
  event: ReadyEventData['event'];
  status: EventStatus;
  summary: ProgressSummary;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Which evening it is, how far one has come, and how long it still is. */
export function ProgressBanner({ event, status, summary, now }: Props) {
  const texts = useTexts();
  const { home } = texts;
  const { date, timeRange, number } = useFormats();
  const { startTime, endTime, timeZone } = event;
  const isUpcoming = status === 'upcoming';
  return (
    <section className="banner" aria-labelledby="home-event">
      <Ring />
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
              {timeLeftText(timeRemaining(event, now), texts)}
            </Text>
          )}
        </Flex>
        <Text fontSize="sm" color="onWineMuted" mt="0.5">
          {date(startTime, timeZone)} · {timeRange(startTime, endTime, timeZone)}
        </Text>
      </div>
      {isUpcoming ? (
        <StatValue
          value={countdownText(Date.parse(startTime) - now, texts)}
          fontSize="4xl"
          beside={home.untilStart}
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
            beside={home.ofBusinesses(summary.totalBusinesses)}
          >
            <Text fontSize="sm" fontWeight="600">
              {home.rewardsUnlocked(summary.unlockedRewards)}
            </Text>
          </StatValue>
          <Bar standing={summary} />
        </>
      )}
    </section>
  );
}
