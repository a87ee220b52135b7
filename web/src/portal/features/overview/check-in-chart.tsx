import { Card, Text } from '@chakra-ui/react';
import type { CountedInterval } from '@wine-walk/common/api/staff/overview.ts';
import { format } from '../../kit/format.ts';
import { IntervalChart } from '../../shared/interval-chart/interval-chart.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  intervals: readonly CountedInterval[];
  /** Time of the count: its interval is not complete. */
  countedAt: string;
  timeZone: string;
  /** True if no more check-ins are expected. */
  isOver: boolean;
  /** Check-ins that are likely in the next 30 minutes; 0 for unknown. */
  next: number;
}

/** Check-ins of the event in intervals of ten minutes, also as a table. */
export function CheckInChart({ next, ...props }: Props) {
  const { intervals, countedAt, isOver } = props;
  const total = intervals.reduce((sum, { count }) => sum + count, 0);
  const isInProgress = !isOver && countedAt < (intervals.at(-1)?.endTime ?? '');
  const { chart } = texts.overview;
  const none = isOver ? chart.noneAfterEnd : chart.none;
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {chart.title}
        </Card.Title>
        <Text color="muted" fontSize="sm">
          {total === 0
            ? none
            : chart.count({ total: format.number(total), isCounting: isInProgress })}
          {next > 0 && ` ${chart.next({ count: format.number(next) })}`}
        </Text>
      </Card.Header>
      <Card.Body gap="3">
        <IntervalChart {...props} title={chart.title} counted={chart.checkIns} />
      </Card.Body>
    </Card.Root>
  );
}
