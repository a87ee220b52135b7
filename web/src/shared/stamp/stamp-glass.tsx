import { stampFontSize } from './stamp-lines.ts';

/** Widest text, in the stamp's units, that fits between the rings where the time stands. */
const timeWidth = 62;

/** The middle of a large stamp: the name above a glass, the time below it. */
export function StampGlass({ lines, timeText }: { lines: readonly string[]; timeText: string }) {
  const shown = lines.slice(0, 2);
  const size = Math.min(12, stampFontSize(lines) * 0.8);
  const top = shown.length === 1 ? -25 : -31;
  const timeSize = Math.min(10, timeWidth / (Math.max(timeText.length, 1) * 0.62));
  return (
    <g aria-hidden="true">
      <text className="stamp-text" style={{ fontSize: `${size}px` }}>
        {shown.map((line, at) => (
          <tspan key={line} x="0" y={top + at * size * 1.1} dominantBaseline="central">
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
