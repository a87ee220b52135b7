import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import './pour-list.css';
import type { Pour } from '@wine-walk/common/model/offers.ts';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/texts.ts';

/** Drink with at least its fields in the catalog. */
export type ListedPour = Pick<Pour, 'id' | 'wine' | 'grower' | 'bottleCents'> &
  Partial<Pick<Pour, 'notes' | 'isAlcoholFree'>>;

interface Props {
  pours: readonly ListedPour[];
  /** Currency of the bottle prices, as ISO 4217 code. */
  currency: string;
}

/** Wines and other drinks of a business with their growers, notes and bottle prices. */
export function PourList({ pours, currency }: Props) {
  return (
    <ul className="pours">
      {pours.map((pour, index) => (
        <li key={pour.id || index}>
          <PourText pour={pour} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

interface TextProps {
  pour: Omit<ListedPour, 'id'>;
  currency: string;
}

/** A drink with its grower, notes and bottle price. */
export function PourText({ pour, currency }: TextProps) {
  const texts = useTexts('businessFacts');
  const { money } = useFormats();
  const { wine, grower, notes, bottleCents, isAlcoholFree } = pour;
  const details = [
    isAlcoholFree && texts.alcoholFree,
    notes,
    bottleCents !== null && texts.bottle({ price: money({ amountCents: bottleCents, currency }) }),
  ].filter(Boolean);
  return (
    <>
      <strong>{wine}</strong>
      {grower && (
        <span>
          {'\u00a0'}· {grower}
        </span>
      )}
      {details.length > 0 && <span className="pour-details">{joinFacts(details)}</span>}
    </>
  );
}
