import type { CountedInterval } from '@wine-walk/common/api/staff/overview.ts';
import { format } from '../../kit/format.ts';
import { IntervalChart } from '../../shared/interval-chart/interval-chart.tsx';
import { texts } from '../../texts/texts.ts';
import { OverviewCard } from './overview-card.tsx';

interface Props {
  intervals: readonly CountedInterval[];
  /** Time of the count, in the last interval, which is incomplete. */
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
  const counted =
    total > 0
      ? chart.count({ total: format.number(total), isCounting: isInProgress })
      : chart[isOver ? 'noneAfterEnd' : 'none'];
  const lead = next > 0 ? `${counted} ${chart.next({ count: format.number(next) })}` : counted;
  return (
    <OverviewCard title={chart.title} lead={lead} gap="3">
      <IntervalChart {...props} title={chart.title} counted={chart.checkIns} />
    </OverviewCard>
  );
}
