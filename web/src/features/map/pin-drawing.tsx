import { Check, Clock, Sparkles } from 'lucide-react';
import { CategoryGlyph } from '../../components/category-glyph.tsx';
import { roughRing } from '../../components/stamp/rough-ring.ts';
import { randomFrom, seedOf } from '../../components/stamp/seed.ts';
import type { Pin } from './pin-state.ts';

/** A door as a small stamp: inked rings where stamped, dashes where still empty, wine for the next one. */
export function PinDrawing({ business, state }: Pin) {
  const isInked = state === 'visited' || state === 'pending' || state === 'next';
  return (
    <>
      <svg className="pin-rings" viewBox="-64 -64 128 128" aria-hidden="true">
        <circle r="61" className="pin-ground" />
        {isInked ? <Rings name={business.name} /> : <circle r="55" className="pin-dashes" />}
      </svg>
      <span className="pin-glyph">
        <CategoryGlyph category={business.category} />
      </span>
      <PinBadge business={business} state={state} />
    </>
  );
}

function Rings({ name }: { name: string }) {
  const random = randomFrom(seedOf(name));
  return (
    <>
      <path d={roughRing(56, 1, random)} className="pin-ring" strokeWidth="6" />
      <path d={roughRing(46, 0.8, random)} className="pin-ring" strokeWidth="2.5" />
    </>
  );
}

/** The state once more as a shape, for those whom its colour does not tell it. */
function PinBadge({ business, state }: Pin) {
  const Icon =
    state === 'visited'
      ? Check
      : state === 'pending'
        ? Clock
        : business.hasSpecialReward
          ? Sparkles
          : null;
  return (
    Icon && (
      <span className="pin-badge" data-kind={Icon === Sparkles ? 'special' : state}>
        <Icon aria-hidden="true" />
      </span>
    )
  );
}
