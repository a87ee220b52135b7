import { Card, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { format } from '../../kit/format.ts';
import { IntervalChart } from '../../shared/interval-chart/interval-chart.tsx';
import { texts } from '../../texts/texts.ts';

type Overview = ResponseOf<typeof readOverview>;

/** True from the time at which volunteers can sign in until the event's end. `now`: epoch milliseconds. */
export function areDoorsOpen(event: AdminEvent, now: number): boolean {
  return staffLinkStatus(event, now) === 'open' && !hasEnded(event, now);
}

interface Props {
  event: Pick<AdminEvent, 'timeZone'>;
  data: Pick<Overview, 'arrivals' | 'countedAt' | 'people'>;
}

/** Arrived and expected people, including tickets without a registration, and arrivals by ten minutes. */
export function ArrivalsCard({ event, data: { arrivals, countedAt, people } }: Props) {
  const { arrivals: t } = texts.overview;
  const unregistered = people.expected - people.registered;
  const arrived = t.arrived({
    arrived: format.number(people.arrived),
    expected: format.number(people.expected),
  });
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {t.title}
        </Card.Title>
        <Text fontWeight="600">{arrived}</Text>
        <ProgressBar
          value={people.arrived}
          max={Math.max(1, people.expected)}
          label={t.title}
          text={arrived}
        />
        <Text color="muted" fontSize="sm">
          {t.expected({
            registered: format.number(people.registered),
            count: unregistered,
            tickets: format.number(unregistered),
          })}
        </Text>
      </Card.Header>
      <Card.Body gap="3">
        {arrivals.some(({ count }) => count > 0) && (
          <IntervalChart
            intervals={arrivals}
            countedAt={countedAt}
            timeZone={event.timeZone}
            isOver={false}
            title={t.chart}
            counted={t.counted}
          />
        )}
      </Card.Body>
    </Card.Root>
  );
}
