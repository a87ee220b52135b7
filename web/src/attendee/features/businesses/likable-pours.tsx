import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { PourText } from '../../../shared/pour-list.tsx';
import { LikeRow } from '../../shared/wines/like-row.tsx';
import { useLikedPours } from '../../shared/wines/use-liked-pours.ts';
import type { PoursProps } from './plain-pours.tsx';

/** Pours of a business, each to be liked. */
export default function LikablePours({ pours, business, eventData }: PoursProps) {
  const { likeOf, setLiked } = useLikedPours(eventData);
  const { currency } = eventData.event.ticketPrice;
  return (
    <ul className="pours">
      {pours.map((pour) => (
        <li key={pour.id}>
          <LikeRow {...likeOf(toLikedPour(pour, business, ''))} onChange={setLiked}>
            <PourText pour={pour} currency={currency} />
          </LikeRow>
        </li>
      ))}
    </ul>
  );
}
