import { Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { readShopCounts } from '@wine-walk/common/api/staff/staff.ts';
import { format } from '../../kit/format.ts';
import { SectionCard } from '../../kit/section-card.tsx';
import { IntervalChart } from '../../shared/interval-chart/interval-chart.tsx';
import { texts } from '../../texts/texts.ts';

type Busy = NonNullable<ResponseOf<typeof readShopCounts>['busy']>;

/** Number of past ten-minute intervals with which the next 30 minutes are compared. */
const comparedIntervals = 3;
/** Ratio from which the next visits count as more or fewer. */
const changed = 1.3;

function trendOf({ intervals, nextVisits }: Busy): 'busier' | 'quieter' | 'same' | 'quiet' {
  const before = intervals
    .slice(-comparedIntervals)
    .reduce((visits, { count }) => visits + count, 0);
  if (nextVisits === 0 && before === 0) return 'quiet';
  if (nextVisits > before * changed) return 'busier';
  return nextVisits * changed < before ? 'quieter' : 'same';
}

/** Recent visits of the shop by ten minutes, and likely next visits. */
export function BusyCard({ busy }: { busy: Busy }) {
  const { busy: t } = texts.shop;
  const { intervals, countedAt, timeZone, nextVisits, walking } = busy;
  return (
    <SectionCard title={t.title}>
      <Text>
        {t.next({ trend: trendOf(busy), count: nextVisits, visits: format.number(nextVisits) })}{' '}
        {t.walking({ count: walking, people: format.number(walking) })}
      </Text>
      <IntervalChart
        intervals={intervals}
        countedAt={countedAt}
        timeZone={timeZone}
        isOver={false}
        title={t.chart}
        counted={t.visits}
      />
    </SectionCard>
  );
}
