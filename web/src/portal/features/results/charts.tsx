import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { format } from '../../kit/format.ts';

export interface Point {
  label: string;
  /** Null if it is hidden. */
  value: number | null;
}

interface Props {
  label: string;
  points: readonly Point[];
}

const maxOf = (points: readonly Point[]) => Math.max(1, ...points.map(({ value }) => value ?? 0));
const valueText = (value: number | null) => (value === null ? '–' : format.number(value));

/** Width in SVG units, which are pixels on a phone. */
const width = 340;

/** Chart with a column for each point, such as an hour. */
export function ColumnChart({ label, points }: Props) {
  const height = 190;
  const margin = { top: 18, bottom: 26, left: 34, right: 4 };
  const x = scaleBand({
    domain: points.map((point) => point.label),
    range: [margin.left, width - margin.right],
    padding: 0.2,
  });
  const y = scaleLinear({
    domain: [0, maxOf(points)],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const bottom = height - margin.bottom;
  // Every other label where they would touch.
  const step = Math.ceil(points.length / 6);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="results-chart">
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={y.ticks(4).filter(Number.isInteger)}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format.number(Number(value))}
        tickClassName="results-tick"
        tickLabelProps={{ dx: 4, dy: 3, textAnchor: 'end' }}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        hideTicks
        axisClassName="results-axis"
        tickClassName="results-tick"
        tickValues={points.filter((_, at) => at % step === 0).map((point) => point.label)}
        tickLabelProps={{ textAnchor: 'middle' }}
      />
      {points.map((point) => {
        const left = x(point.label) ?? 0;
        const top = y(point.value ?? 0);
        return (
          <Group key={point.label}>
            <Bar x={left} width={x.bandwidth()} y={top} height={bottom - top} />
            <text x={left + x.bandwidth() / 2} y={top - 5} textAnchor="middle">
              {valueText(point.value)}
            </text>
          </Group>
        );
      })}
    </svg>
  );
}

/** Number of bars above which each has one line, so that 40 print on one page, and characters of its label. */
const maxTallBars = 18;
const maxLabel = 24;

/** Chart with a bar for each point, whose labels may be long. */
export function BarChart({ label, points }: Props) {
  const isDense = points.length > maxTallBars;
  const row = isDense ? 17 : 30;
  const start = isDense ? 150 : 0;
  const height = points.length * row;
  const y = scaleBand({ domain: points.map((_, at) => at), range: [0, height] });
  const x = scaleLinear({ domain: [0, maxOf(points)], range: [0, width - 44 - start] });
  const short = (name: string) =>
    isDense && name.length > maxLabel ? `${name.slice(0, maxLabel - 1)}…` : name;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="results-chart">
      {points.map((point, at) => {
        const top = y(at) ?? 0;
        const end = start + x(point.value ?? 0);
        return (
          <Group key={point.label} top={top}>
            <text y={11}>{short(point.label)}</text>
            <Bar x={start} y={row - 15} width={end - start} height={9} />
            <text x={end + 6} y={row - 6}>
              {valueText(point.value)}
            </text>
          </Group>
        );
      })}
    </svg>
  );
}
