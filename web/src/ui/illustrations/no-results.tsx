import { Illustration } from './illustration.tsx';

/** Illustration for an empty search result: a lens over an empty plot between two houses. */
export function NoResults() {
  return (
    <Illustration>
      <path className="i-paper" d="M14 124V70l22-17 22 17v54z" />
      <path className="i-vine" d="M142 124V60h44v64z" />
      <path d="M28 124v-22h16v22M156 124V98h16v26M30 76h12v12H30zM152 72h10v12h-10zM168 72h10v12h-10z" />
      <path className="i-faint" d="M66 124V58h68v66" />
      <path d="M8 124h184" />
      <circle className="i-gold-soft" cx="97" cy="74" r="25" />
      <path d="M115 92l19 20" strokeWidth="6" />
      <path className="i-wine-line" d="M86 70c2-6 8-10 14-9" />
    </Illustration>
  );
}
