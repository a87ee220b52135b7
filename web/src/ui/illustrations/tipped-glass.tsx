import { Illustration } from './illustration.tsx';

/** Illustration for an error: a tipped glass with its spilled content. */
export function TippedGlass() {
  return (
    <Illustration>
      <ellipse className="i-shade" cx="100" cy="121" rx="84" ry="8" />
      <path
        className="i-soft"
        d="M22 114c-8-10 10-18 26-14 8-10 34-10 36 2 4 8-4 14-16 14H32c-4 0-8 0-10-2z"
        stroke="none"
      />
      <g transform="rotate(74 118 84)">
        <path className="i-paper" d="M94 42h48c3 34-6 50-24 50S91 76 94 42z" />
        <path className="i-wine" d="M95 62c16 9 30-6 46 2-2 18-9 28-23 28S95 82 95 62z" />
        <path d="M118 92v36M102 129h32" />
      </g>
      <path className="i-wine-line" d="M150 34l6-10M166 44l12-5M160 62l11 3" />
    </Illustration>
  );
}
