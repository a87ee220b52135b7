import { Illustration } from './illustration.tsx';

/** Illustration for no visits: an open passport with dashed rings and a stamp. */
export function EmptyPassport() {
  return (
    <Illustration>
      <ellipse className="i-shade" cx="96" cy="124" rx="80" ry="7" />
      <path className="i-paper" d="M24 36c24-8 48-6 68 4v80c-20-10-44-12-68-4z" />
      <path className="i-paper" d="M160 36c-24-8-48-6-68 4v80c20-10 44-12 68-4z" />
      <g className="i-faint">
        <circle cx="47" cy="64" r="13" />
        <circle cx="73" cy="92" r="13" />
        <circle cx="113" cy="66" r="13" />
        <circle cx="139" cy="90" r="13" />
      </g>
      <g transform="rotate(24 160 50)">
        <path className="i-wine" d="M146 58h30v10h-30z" />
        <path className="i-gold" d="M154 58c2-10-3-16-3-22a10 10 0 0 1 20 0c0 6-5 12-3 22z" />
        <path d="M143 70h36" />
      </g>
    </Illustration>
  );
}
