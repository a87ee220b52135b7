import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type EventStatus, timeRemaining } from '@domain/event-status.ts';
import type { WalkProgress } from '@domain/progress.ts';
import type { ReactNode } from 'react';
import type { ReadyWalk } from '../../data/walk.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { countdownText, timeLeftText } from './time-left.ts';

interface Props {
  event: ReadyWalk['event'];
  status: EventStatus;
  standing: WalkProgress;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Which evening it is, how far one has come, and how long it still is. */
export function ProgressBanner({ event, status, standing, now }: Props) {
  const texts = useTexts();
  const { home } = texts;
  const { date, timeRange, number } = useFormats();
  const { startTime, endTime, timeZone } = event;
  const isUpcoming = status === 'upcoming';
  return (
    <section className="banner" aria-labelledby="home-event">
      <Ring />
      <div>
        <Flex justify="space-between" gap="4" align="baseline">
          <Heading as="h2" size="md" id="home-event" dir="auto" minW="0">
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
        <Figure
          value={countdownText(Date.parse(startTime) - now, texts)}
          fontSize="4xl"
          beside={home.untilStart}
        >
          <Text fontSize="sm">
            {home.place} {event.place}
          </Text>
        </Figure>
      ) : (
        <>
          <Figure
            value={number(standing.visitedBusinesses)}
            fontSize="5xl"
            beside={home.ofBusinesses(standing.totalBusinesses)}
          >
            <Text fontSize="sm" fontWeight="600">
              {home.rewardsUnlocked(standing.unlockedRewards)}
            </Text>
          </Figure>
          <Bar standing={standing} />
        </>
      )}
    </section>
  );
}

interface FigureProps {
  value: string;
  fontSize: '4xl' | '5xl';
  /** The words that the number is read with. */
  beside: string;
  children: ReactNode;
}

function Figure({ value, fontSize, beside, children }: FigureProps) {
  return (
    <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
      <Text display="flex" alignItems="baseline" gap="2.5">
        <chakra.span textStyle="figure" fontSize={fontSize} lineHeight="0.95" whiteSpace="nowrap">
          {value}
        </chakra.span>{' '}
        <span>{beside}</span>
      </Text>
      {children}
    </Flex>
  );
}

function Bar({ standing }: { standing: WalkProgress }) {
  const { home } = useTexts();
  const { percent } = useFormats();
  const { completionPercent, visitedBusinesses, totalBusinesses } = standing;
  return (
    <Flex align="center" gap="3">
      <div
        className="banner-bar"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={completionPercent}
        aria-label={home.visitedOf(visitedBusinesses, totalBusinesses)}
      >
        <span style={{ width: `${completionPercent}%` }} />
      </div>
      <Text fontSize="sm" fontWeight="700" fontVariantNumeric="tabular-nums">
        {percent(completionPercent)}
      </Text>
    </Flex>
  );
}

/** The stamp's ring, as a watermark. */
function Ring() {
  return (
    <svg className="banner-ring" viewBox="-64 -64 128 128" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle r="60" strokeWidth="4" />
        <circle r="51" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
