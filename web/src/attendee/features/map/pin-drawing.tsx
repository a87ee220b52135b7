import { Ban, Check, Clock, Sparkles } from 'lucide-react';
import { randomFrom, seedOf } from '../../../shared/stamp/seed.ts';
import { wobblyCirclePath } from '../../../shared/stamp/stamp-lines.ts';
import type { Pin } from './pin-state.ts';

/** A business as a small stamp: its turn on the way, or a tick in inked rings where it was visited. */
export function PinDrawing({ business, state, number }: Pin) {
  const isInked = state === 'visited' || state === 'pending';
  return (
    <>
      <svg className="pin-rings" viewBox="-64 -64 128 128" aria-hidden="true">
        <circle r="61" className="pin-ground" />
        {isInked ? <Rings name={business.name} /> : <circle r="57" className="pin-ring" />}
      </svg>
      {/* The number is drawn by the style sheet: as a text it would be no part of the button's name. */}
      <span
        className="pin-sign"
        aria-hidden="true"
        data-number={isInked ? undefined : (number ?? undefined)}
      >
        {state === 'visited' && <Check />}
        {state === 'pending' && <Clock />}
        {state === 'closed' && <Ban />}
      </span>
      {state === 'special' && (
        <span className="pin-badge" data-kind="special">
          <Sparkles aria-hidden="true" />
        </span>
      )}
    </>
  );
}

function Rings({ name }: { name: string }) {
  const random = randomFrom(seedOf(name));
  return (
    <>
      <path d={wobblyCirclePath(57, 1, random)} className="pin-ring" strokeWidth="6" />
      <path d={wobblyCirclePath(47, 0.8, random)} className="pin-ring" strokeWidth="2.5" />
    </>
  );
}
