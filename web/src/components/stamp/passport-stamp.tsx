import type { Instant } from '@contract/values.ts';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { roughRing, specks } from './rough-ring.ts';
import { randomFrom, seedOf } from './seed.ts';
import { StampGlass } from './stamp-glass.tsx';
import { stampFontSize, stampLines } from './stamp-lines.ts';
import './passport-stamp.css';

export interface PassportStampProps {
  name: string;
  /** When the visit was; left out: the stamp is still empty. */
  visitedAt?: Instant;
  /** The same time in the event's zone, as people read it: '5:42'. */
  timeText?: string;
  /** Gold, for a business with a special reward. */
  isSpecial?: boolean;
  /** Not verified yet: inked more faintly. */
  isPending?: boolean;
  /** Pixels across. From 140 on it has a glass in the middle, as in the check-in moment. */
  size?: number;
  /** On the wine-coloured screen the ink is light. */
  isOnWine?: boolean;
}

/**
 * The product's signature: an inked ring per business. The same name and time always give the same stamp:
 * its slant, the waver of its ring and where the ink did not take follow from them.
 */
export function PassportStamp(props: PassportStampProps) {
  const { name, visitedAt, timeText = '', size = 84 } = props;
  const { common } = useTexts();
  const label = visitedAt ? common.stampOf(name, timeText) : common.emptyStampOf(name);
  return (
    <svg
      className={`stamp ${inkOf(props)}`}
      role="img"
      aria-label={label}
      viewBox="-64 -64 128 128"
      width={size}
      height={size}
    >
      {visitedAt ? (
        <Inked {...props} visitedAt={visitedAt} timeText={timeText} />
      ) : (
        <Empty name={name} />
      )}
    </svg>
  );
}

function inkOf({ visitedAt, isSpecial, isPending, isOnWine }: PassportStampProps): string {
  if (isOnWine) return 'stamp-on-wine';
  if (!visitedAt) return 'stamp-empty';
  return `${isSpecial ? 'stamp-special' : 'stamp-wine'} ${isPending ? 'stamp-pending' : ''}`;
}

function Empty({ name }: { name: string }) {
  return (
    <>
      <circle r="58" className="stamp-dashes" />
      <Lines lines={stampLines(name)} scale={0.86} middle={0} />
    </>
  );
}

type InkedProps = PassportStampProps & { visitedAt: Instant; timeText: string };

function Inked({ name, visitedAt, timeText, size = 84 }: InkedProps) {
  const worn = useId();
  const random = randomFrom(seedOf(`${name}|${visitedAt}`));
  const slant = random() * 22 - 11;
  const rings = [roughRing(57, 0.9, random), roughRing(49.5, 0.7, random)];
  const gaps = specks(16, 47, 59, random);
  return (
    <g transform={`rotate(${slant.toFixed(1)})`}>
      <mask id={worn}>
        <rect x="-64" y="-64" width="128" height="128" fill="white" />
        {gaps.map((gap) => (
          <circle key={`${gap.x}:${gap.y}`} cx={gap.x} cy={gap.y} r={gap.r} fill="black" />
        ))}
      </mask>
      <g mask={`url(#${worn})`}>
        <path d={rings[0]} className="stamp-ring" strokeWidth="3.4" />
        <path d={rings[1]} className="stamp-ring" strokeWidth="1.5" />
      </g>
      {size >= 140 ? (
        <StampGlass lines={stampLines(name)} timeText={timeText} />
      ) : (
        <Lines lines={[...stampLines(name), timeText]} scale={1} middle={0} />
      )}
    </g>
  );
}

interface LinesProps {
  lines: readonly string[];
  scale: number;
  /** Where their middle is, from the stamp's own. */
  middle: number;
}

function Lines({ lines, scale, middle }: LinesProps) {
  const size = stampFontSize(lines) * scale;
  const first = middle - ((lines.length - 1) * size * 1.12) / 2;
  return (
    <text className="stamp-text" fontSize={size} aria-hidden="true">
      {lines.map((line, at) => (
        <tspan key={line} x="0" y={first + at * size * 1.12} dominantBaseline="central">
          {line}
        </tspan>
      ))}
    </text>
  );
}
