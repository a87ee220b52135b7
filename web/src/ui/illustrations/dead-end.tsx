import { Illustration } from './illustration.tsx';

/** Illustration for an unknown page: a signpost whose arms point both ways, under a street lamp. */
export function DeadEnd() {
  return (
    <Illustration>
      <ellipse className="i-shade" cx="100" cy="126" rx="86" ry="8" />
      <path d="M86 126V26" />
      <path className="i-gold-soft" d="M86 34h52l14 11-14 11H86z" />
      <path className="i-soft" d="M86 66H44L30 77l14 11h42z" />
      <path d="M98 45h28M74 77H54" />
      <path d="M164 126V52c0-9 6-15 13-15" />
      <path className="i-gold" d="M168 37h18l-4 14h-10z" />
      <path className="i-faint" d="M14 126h172" />
      <path className="i-wine-line" d="M28 40l6 6M34 40l-6 6M58 22l5 5M63 22l-5 5" />
    </Illustration>
  );
}
