import './check-in-chart.css';
import { Box, Card, chakra, Table, Text } from '@chakra-ui/react';
import type { CheckInInterval } from '@wine-walk/common/api/overview.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the top of an axis, labeled at its middle too: even, round, and not less than `max`. */
export function niceAxisMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const rounds = [2, 4, 6, 8, 10, 20].map((step) => step * power);
  return rounds.find((round) => round >= max) ?? max;
}

interface Props {
  intervals: readonly CheckInInterval[];
  /** Time of the count: its interval is not complete. */
  countedAt: string;
  timeZone: string;
  /** True if no more check-ins are expected. */
  isOver: boolean;
}

/** Width of a column with its gap, in SVG units. */
const column = 10;
const gap = 2;
const height = 100;

/** Check-ins of the event in intervals of ten minutes, also as a table. */
export function CheckInChart({ intervals, countedAt, timeZone, isOver }: Props) {
  const counts = intervals.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isInProgress = !isOver && countedAt < (intervals.at(-1)?.endTime ?? '');
  const time = (at: string) => format.time(at, timeZone);
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
        </Text>
      </Card.Header>
      <Card.Body gap="3">
        {total > 0 && <Columns {...{ intervals, countedAt, isOver, time }} />}
        <chakra.details fontSize="sm">
          <chakra.summary cursor="pointer" py="2" color="wineText" fontWeight="600">
            {chart.showTable}
          </chakra.summary>
          <Box maxH="320px" overflowY="auto" tabIndex={0} role="group" aria-label={chart.checkIns}>
            <Table.Root size="sm" aria-label={chart.title}>
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>{chart.from}</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">{chart.checkIns}</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {intervals.toReversed().map(({ startTime, count }) => (
                  <Table.Row key={startTime}>
                    <Table.Cell>{time(startTime)}</Table.Cell>
                    <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                      {format.number(count)}
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Box>
        </chakra.details>
      </Card.Body>
    </Card.Root>
  );
}

interface ColumnsProps extends Pick<Props, 'intervals' | 'countedAt' | 'isOver'> {
  time: (at: string) => string;
}

function Columns({ intervals, countedAt, isOver, time }: ColumnsProps) {
  const top = niceAxisMax(Math.max(...intervals.map(({ count }) => count)));
  const first = intervals[0]?.startTime ?? countedAt;
  const width = intervals.length * column;
  return (
    <div className="check-in-chart">
      <div className="check-in-chart-scale" aria-hidden="true">
        <span>{format.number(top)}</span>
        <span>{format.number(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={texts.overview.chart.drawing({ since: time(first) })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        {[0, height / 2].map((y) => (
          <line key={y} x1="0" x2={width} y1={y} y2={y} />
        ))}
        {intervals.map(({ startTime, endTime, count }, index) => (
          <rect
            key={startTime}
            data-open={!isOver && countedAt < endTime ? '' : undefined}
            x={index * column + gap / 2}
            width={column - gap}
            y={height - (count / top) * height}
            height={(count / top) * height}
          />
        ))}
      </svg>
      <div className="check-in-chart-times" aria-hidden="true">
        <span>{time(first)}</span>
        <span>{time(countedAt)}</span>
      </div>
    </div>
  );
}
