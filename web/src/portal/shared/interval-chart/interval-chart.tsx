import './interval-chart.css';
import { Box, chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import type { CountedInterval } from '@wine-walk/common/api/staff/overview.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the top of an axis, labeled at its middle too: even, round, and not less than `max`. */
export function niceAxisMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const rounds = [2, 4, 6, 8, 10, 20].map((step) => step * power);
  return rounds.find((round) => round >= max) ?? max;
}

interface Props {
  intervals: readonly CountedInterval[];
  /** Time of the count: its interval is not complete. */
  countedAt: string;
  timeZone: string;
  /** True if no more are expected. */
  isOver: boolean;
  /** Title of the counts, and heading of their column. */
  title: string;
  counted: string;
}

/** Columns of ten minutes and the same as a table; null without a count. */
export function IntervalChart({ intervals, timeZone, title, counted, ...columns }: Props) {
  const time = (at: string) => format.time(at, timeZone);
  const { chart } = texts.overview;
  if (!intervals.some(({ count }) => count > 0)) return null;
  return (
    <>
      <Columns intervals={intervals} title={title} time={time} {...columns} />
      <chakra.details fontSize="sm">
        <chakra.summary cursor="pointer" py="2" color="wineText" fontWeight="600">
          {chart.showTable}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </chakra.summary>
        <Box maxH="320px" overflowY="auto" tabIndex={0} role="group" aria-label={counted}>
          <Table.Root size="sm" aria-label={title}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{chart.from}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{counted}</Table.ColumnHeader>
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
    </>
  );
}

interface ColumnsProps extends Pick<Props, 'intervals' | 'countedAt' | 'isOver' | 'title'> {
  time: (at: string) => string;
}

/** Width of a column with its gap, in SVG units. */
const column = 10;
const gap = 2;
const height = 100;

function Columns({ intervals, countedAt, isOver, title, time }: ColumnsProps) {
  const top = niceAxisMax(Math.max(...intervals.map(({ count }) => count)));
  const first = intervals[0]?.startTime ?? countedAt;
  const width = intervals.length * column;
  return (
    <div className="interval-chart">
      <div className="interval-chart-scale" aria-hidden="true">
        <span>{format.number(top)}</span>
        <span>{format.number(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={texts.overview.chart.drawing({ title, since: time(first) })}
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
      <div className="interval-chart-times" aria-hidden="true">
        <span>{time(first)}</span>
        <span>{time(countedAt)}</span>
      </div>
    </div>
  );
}
