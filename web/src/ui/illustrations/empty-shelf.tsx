import { Illustration } from './illustration.tsx';

/** Illustration for no rewards: a shelf with one bottle, one glass and free space. */
export function EmptyShelf() {
  return (
    <Illustration>
      <path className="i-gold-soft" d="M22 104h156v12H22z" />
      <path d="M40 116l8 14M160 116l-8 14" />
      <path className="i-wine" d="M52 104V66c0-8 6-8 6-18V30h12v18c0 10 6 10 6 18v38z" />
      <path className="i-paper" d="M52 76h24v16H52z" />
      <path className="i-gold" d="M57 24h14v8H57z" />
      <path className="i-paper" d="M98 52h26c2 20-3 30-13 30s-15-10-13-30z" />
      <path className="i-soft" d="M98 64c9 4 17-4 26 0-1 12-5 18-13 18s-13-6-13-18z" />
      <path d="M111 82v20M101 103h20" />
      <path className="i-faint" d="M142 104V68c0-7 5-7 5-16V38h10v14c0 9 5 9 5 16v36" />
    </Illustration>
  );
}
