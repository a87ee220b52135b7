import { motifOf, type StampedBusiness } from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import './stamp-drawing.css';
import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { useId } from 'react';
import { arcFontSize, arcName, scallopedCirclePath } from './business-stamp-lines.ts';
import { speckPath, specks, wobblyCirclePath } from './stamp-lines.ts';
import { frameOf, motifPaths } from './stamp-motifs.ts';

interface Props extends StampedBusiness {
  /** Label for screen readers; omitted if decorative. */
  label?: string;
  /** Time of the visit as in its record; omitted for an empty stamp. */
  inkedAt?: string | undefined;
  /** Formatted time of the visit. */
  timeText?: string;
  hasSpecialReward?: boolean;
  isPending?: boolean;
  isOnDark?: boolean;
  /** Diameter in pixels. From 140 the name stands around the motif. */
  size?: number;
}

/**
 * Stamp of a business: its motif in a frame, both determined by the business, inked by a visit or dashed
 * without one. The same visit always has the same slant, waver and spots without ink.
 */
export function BusinessStampDrawing(props: Props) {
  const { label, inkedAt, isPending, size = 84 } = props;
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={`stamp ${inkColor(props)}`}
      viewBox="-64 -64 128 128"
      width={size}
      height={size}
      {...ariaProps}
    >
      {inkedAt ? <Inked {...props} inkedAt={inkedAt} size={size} /> : <Empty {...props} />}
      {inkedAt && isPending && <StampClock />}
    </svg>
  );
}

function inkColor({ inkedAt, hasSpecialReward, isPending, isOnDark }: Props): string {
  if (isOnDark) return 'stamp-on-dark';
  if (!inkedAt) return 'stamp-empty';
  return `${hasSpecialReward ? 'stamp-special' : 'stamp-wine'} ${isPending ? 'stamp-pending' : ''}`;
}

function Empty(business: StampedBusiness) {
  return (
    <>
      <circle r="58" className="stamp-dashes" />
      <Motif business={business} scale={1.5} y={0} />
    </>
  );
}

interface MotifProps {
  business: StampedBusiness;
  /** Factor of the motif's 48 units. */
  scale: number;
  /** Vertical position of its center. */
  y: number;
}

function Motif({ business, scale, y }: MotifProps) {
  return (
    <path
      className="stamp-motif"
      d={motifPaths[motifOf(business)]}
      strokeWidth={(2.6 / scale).toFixed(2)}
      transform={`translate(0 ${y}) scale(${scale}) translate(-24 -24)`}
    />
  );
}

interface InkedProps extends Props {
  inkedAt: string;
  size: number;
}

function Inked(props: InkedProps) {
  const { name, inkedAt, timeText = '', size } = props;
  const worn = useId();
  const random = randomFrom(seedOf(`${name}|${inkedAt}`));
  const slant = random() * 22 - 11;
  const isLarge = size >= 140;
  const frame = <Frame business={props} innerRadius={isLarge ? 38.5 : 50} random={random} />;
  const gaps = specks(16, 47, 59, random);
  return (
    <g transform={`rotate(${slant.toFixed(1)})`}>
      {/* No mask: WebKit caches its image from the start of the stamp animation and clips the ring by it. */}
      <clipPath id={worn}>
        <path d={`M-64-64h128v128h-128Z${gaps.map(speckPath).join('')}`} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${worn})`}>{frame}</g>
      {isLarge ? (
        <>
          <ArcTexts name={name} timeText={timeText} />
          <Motif business={props} scale={1.15} y={0} />
        </>
      ) : (
        <>
          <Motif business={props} scale={timeText ? 1.25 : 1.5} y={timeText ? -11 : 0} />
          <text
            className="stamp-text"
            style={{ fontSize: `${timeFontSize(timeText)}px` }}
            y="34"
            aria-hidden="true"
          >
            {timeText}
          </text>
        </>
      )}
    </g>
  );
}

/** Returns the font size of the time below the motif, where the ring leaves 70 units. */
const timeFontSize = (timeText: string) => Math.min(19, 70 / (Math.max(timeText.length, 1) * 0.62));

interface FrameProps {
  business: StampedBusiness;
  innerRadius: number;
  random: () => number;
}

function Frame({ business, innerRadius, random }: FrameProps) {
  const outer = wobblyCirclePath(57, 0.6, random);
  const inner = wobblyCirclePath(innerRadius, 0.5, random);
  switch (frameOf(business)) {
    case 'rings':
      return (
        <>
          <path d={outer} className="stamp-ring" strokeWidth="3.8" />
          <path d={inner} className="stamp-ring" strokeWidth="1.7" />
        </>
      );
    case 'dots':
      return (
        <>
          <path d={outer} className="stamp-ring" strokeWidth="3.8" />
          <path d={inner} className="stamp-ring stamp-dots" strokeWidth="2.8" />
        </>
      );
    case 'scallops':
      return (
        <>
          <path d={scallopedCirclePath(56, 24)} className="stamp-ring" strokeWidth="3" />
          <path d={inner} className="stamp-ring" strokeWidth="1.7" />
        </>
      );
    case 'ticks':
      return (
        <>
          <path
            d={wobblyCirclePath(58.5, 0.6, random)}
            className="stamp-ring stamp-ticks"
            strokeWidth="5"
          />
          <path d={inner} className="stamp-ring" strokeWidth="2.4" />
        </>
      );
  }
}

/** Name along the upper arc of the frame, time along the lower one. */
function ArcTexts({ name, timeText }: { name: string; timeText: string }) {
  const upper = useId();
  const lower = useId();
  const shown = arcName(name);
  return (
    <g aria-hidden="true">
      <path id={upper} d="M-40.9 14.9A43.5 43.5 0 1 1 40.9 14.9" fill="none" />
      <path id={lower} d="M-47.9 17.4A51 51 0 0 0 47.9 17.4" fill="none" />
      <text className="stamp-text" style={{ fontSize: `${arcFontSize(shown)}px` }}>
        <textPath href={`#${upper}`} startOffset="50%">
          {shown}
        </textPath>
      </text>
      <text className="stamp-text" style={{ fontSize: '9.5px' }}>
        <textPath href={`#${lower}`} startOffset="50%">
          {timeText}
        </textPath>
      </text>
    </g>
  );
}

/** Clock on the rim of a pending stamp, above its time; upright for every slant. */
function StampClock() {
  return (
    <g className="stamp-clock" transform="translate(43 -43)">
      <circle r="18" />
      <path d="M0 -9V1l7 5" />
    </g>
  );
}
