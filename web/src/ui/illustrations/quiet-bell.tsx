import { Illustration } from './illustration.tsx';

/** Illustration for no announcements: a shop bell at rest. */
export function QuietBell() {
  return (
    <Illustration>
      <path d="M40 20h84c14 0 20 8 20 18" />
      <path
        className="i-gold"
        d="M112 88c6-6 8-12 8-24 0-14 10-24 24-24s24 10 24 24c0 12 2 18 8 24z"
      />
      <circle className="i-wine" cx="144" cy="97" r="6" />
      <path d="M106 88h76" />
      <path className="i-paper" d="M30 120V38h52v82z" />
      <path d="M40 48h32v26H40zM40 84h32v26H40z" />
      <circle className="i-wine" cx="76" cy="80" r="2.6" />
      <path d="M14 120h172" />
    </Illustration>
  );
}
