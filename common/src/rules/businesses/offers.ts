import type { BusinessFacts } from '../../model/businesses.ts';
import type { BusinessOffer } from '../../model/offers.ts';

/** Names of an offer's fields. */
export const offerFieldNames = [
  'openFrom',
  'openUntil',
  'offered',
  'withoutAlcohol',
  'pours',
  'food',
  'requiresVenueCode',
] as const satisfies readonly (keyof BusinessOffer)[];

/** Returns the offer of a business for events at which staff have saved none: its usual hours and drinks. */
export function usualOffer({
  openFrom,
  openUntil,
  offered,
  withoutAlcohol,
}: BusinessFacts): BusinessOffer {
  const own = { pours: [], food: '', requiresVenueCode: false };
  return { openFrom, openUntil, offered, withoutAlcohol, ...own };
}

/** True if an offer says nothing. */
export function isEmptyOffer(offer: BusinessOffer): boolean {
  return offerFieldNames.every((name) => {
    const value = offer[name];
    return typeof value === 'boolean' ? !value : value.length === 0;
  });
}

/** Maximum number of wines in the summary. */
const maxSummarized = 3;

/** Returns the offer in one line: what staff wrote, else the names of the first wines. */
export function offerSummary({ offered, pours }: Pick<BusinessOffer, 'offered' | 'pours'>): string {
  if (offered) return offered;
  const wines = pours.slice(0, maxSummarized).map(({ wine }) => wine);
  return [...wines, ...(pours.length > maxSummarized ? ['…'] : [])].join(', ');
}

/** Returns the text of an offer that the search includes besides its summary: drinks, their growers, and food. */
export function offerSearchText({ withoutAlcohol, pours, food }: BusinessOffer): string {
  const drinks = pours.flatMap(({ wine, grower }) => [wine, grower]);
  return [...drinks, withoutAlcohol, food].filter(Boolean).join(', ');
}
