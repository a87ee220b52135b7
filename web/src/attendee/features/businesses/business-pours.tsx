import type { Pour } from '@wine-walk/common/model/offers.ts';
import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { PourList, PourText } from '../../../shared/pour-list.tsx';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { LikeRow } from '../../shared/wines/like-row.tsx';
import { useLikedPours } from '../../shared/wines/use-liked-pours.ts';

interface Props {
  pours: readonly Pour[];
  business: { id: string; name: string };
  eventData: ReadyEventData;
}

/** Pours of a business. Registered attendees can like each that has an ID. */
export function BusinessPours({ pours, business, eventData }: Props) {
  const { likeOf, setLiked } = useLikedPours(eventData);
  const { currency } = eventData.event.ticketPrice;
  if (!eventData.isRegistered || pours.some(({ id }) => id === ''))
    return <PourList pours={pours} currency={currency} />;
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
