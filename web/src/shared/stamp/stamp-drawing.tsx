import './stamp-drawing.css';
import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { useId } from 'react';
import { speckPath, specks, stampFontSize, stampLines, wobblyCirclePath } from './stamp-lines.ts';

interface Props {
  name: string;
  /** Label for screen readers; omitted if decorative. */
  label?: string;
  /** Text that distinguishes this stamp from others, such as a time. */
  inkedAt: string;
  timeText: string;
  isSpecial?: boolean;
  isOnDark?: boolean;
  /** Diameter in pixels. From 140 it has a glass in the middle. */
  size?: number;
}

/**
 * Inked ring with a name, of a registration or a reward; a business has a `BusinessStampDrawing`. The same name
 * and text always produce the same stamp: its slant, the waver of its ring and the spots without ink are derived
 * from them.
 */
export function StampDrawing(props: Props) {
  const { label, isSpecial, isOnDark, size = 84 } = props;
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const color = isOnDark ? 'stamp-on-dark' : isSpecial ? 'stamp-special' : 'stamp-wine';
  return (
    <svg
      className={`stamp ${color}`}
      viewBox="-64 -64 128 128"
      width={size}
      height={size}
      {...ariaProps}
    >
      <Inked {...props} size={size} />
    </svg>
  );
}

function Inked({ name, inkedAt, timeText, size }: Props & { size: number }) {
  const worn = useId();
  const random = randomFrom(seedOf(`${name}|${inkedAt}`));
  const slant = random() * 22 - 11;
  const rings = [wobblyCirclePath(57, 0.6, random), wobblyCirclePath(49.5, 0.5, random)];
  const gaps = specks(16, 47, 59, random);
  return (
    <g transform={`rotate(${slant.toFixed(1)})`}>
      {/* No mask: WebKit caches its image from the start of the stamp animation and clips the ring by it. */}
      <clipPath id={worn}>
        <path d={`M-64-64h128v128h-128Z${gaps.map(speckPath).join('')}`} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${worn})`}>
        <path d={rings[0]} className="stamp-ring" strokeWidth="3.8" />
        <path d={rings[1]} className="stamp-ring" strokeWidth="1.7" />
      </g>
      {size >= 140 ? (
        <StampGlass lines={stampLines(name)} timeText={timeText} />
      ) : (
        <Lines lines={[...stampLines(name), timeText].filter(Boolean)} />
      )}
    </g>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const size = stampFontSize(lines);
  const first = -((lines.length - 1) * size * 1.12) / 2;
  return (
    <text className="stamp-text" style={{ fontSize: size }} aria-hidden="true">
      {lines.map((line, index) => (
        <tspan
          key={line}
          x="0"
          y={(first + index * size * 1.12).toFixed(1)}
          dominantBaseline="central"
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Maximum width of the time between the rings, in the stamp's units. */
const timeWidth = 62;

/** Center of a large stamp: the name above a glass, the time below it. */
function StampGlass({ lines, timeText }: { lines: readonly string[]; timeText: string }) {
  const shown = lines.slice(0, 2);
  const size = Math.min(12, stampFontSize(lines) * 0.8);
  const top = shown.length === 1 ? -25 : -31;
  const timeSize = Math.min(10, timeWidth / (Math.max(timeText.length, 1) * 0.62));
  return (
    <g aria-hidden="true">
      <text className="stamp-text" style={{ fontSize: `${size}px` }}>
        {shown.map((line, index) => (
          <tspan key={line} x="0" y={top + index * size * 1.1} dominantBaseline="central">
            {line}
          </tspan>
        ))}
      </text>
      <g className="stamp-ring" strokeWidth="2" transform="translate(0 4) scale(0.86)">
        <path d="M-9 -9h18c1 12-3 18-9 18s-10-6-9-18z" />
        <path d="M-8.4 0.5c5 2.4 11.6-2.4 16.6 0M0 9v13M-7 22h14" />
      </g>
      <text
        className="stamp-text"
        style={{ fontSize: `${timeSize}px` }}
        y="34"
        dominantBaseline="central"
      >
        {timeText}
      </text>
    </g>
  );
}
