import type { BusinessFacts } from '../../model/businesses.ts';
import { inNoLanguage, type Language } from '../../model/languages.ts';
import type { BusinessOffer, Pour } from '../../model/offers.ts';

/** Names of an offer's fields. */
export const offerFieldNames = [
  'openFrom',
  'openUntil',
  'offered',
  'offeredIn',
  'withoutAlcohol',
  'withoutAlcoholIn',
  'pours',
  'food',
  'foodIn',
  'requiresVenueCode',
] as const satisfies readonly (keyof BusinessOffer)[];

/** Returns the offer of a business for events at which staff have saved none: its usual hours and drinks. */
export function usualOffer({
  openFrom,
  openUntil,
  offered,
  withoutAlcohol,
}: BusinessFacts): BusinessOffer {
  return {
    openFrom,
    openUntil,
    offered,
    offeredIn: inNoLanguage,
    withoutAlcohol,
    withoutAlcoholIn: inNoLanguage,
    pours: [],
    food: '',
    foodIn: inNoLanguage,
    requiresVenueCode: false,
  };
}

/** Returns pours with an ID each: those that have one keep it, unless an earlier pour has the same. */
export function withPourIds(pours: readonly Pour[], newId: () => string): Pour[] {
  const used = new Set(['']);
  return pours.map((pour) => {
    const id = used.has(pour.id) ? newId() : pour.id;
    used.add(id);
    return { ...pour, id };
  });
}

/** True if an offer says nothing. */
export function isEmptyOffer(offer: BusinessOffer): boolean {
  return offerFieldNames.every((name) => {
    const value = offer[name];
    if (typeof value === 'boolean') return !value;
    return Object.values(value).length === 0 || Object.values(value).every((text) => text === '');
  });
}

/** True if an offer names something that attendees get, such as a pour; hours alone do not. */
export function offersSomething({
  offered,
  pours,
  food,
}: Pick<BusinessOffer, 'offered' | 'pours' | 'food'>): boolean {
  return pours.length > 0 || offered !== '' || food !== '';
}

/** Maximum number of wines in the summary. */
const maxSummarized = 3;

/** Returns the offer in one line: the text of staff, else the names of the first wines. */
export function offerSummary({ offered, pours }: Pick<BusinessOffer, 'offered' | 'pours'>): string {
  if (offered) return offered;
  const wines = pours.slice(0, maxSummarized).map(({ wine }) => wine);
  return [...wines, ...(pours.length > maxSummarized ? ['…'] : [])].join(', ');
}

/** Returns the text of an offer that the search includes besides its summary and pours, in every language. */
export function offerSearchText(offer: BusinessOffer): string {
  const { withoutAlcohol, withoutAlcoholIn, food, foodIn } = offer;
  const translated = [withoutAlcoholIn, foodIn].flatMap((text) => Object.values(text));
  return [withoutAlcohol, food, ...translated].filter(Boolean).join(', ');
}

/** Returns an offer that names a drink without alcohol once: its text about these is left out if a pour is the same drink. */
export function withoutRepeatedDrink<T extends Pick<BusinessOffer, 'withoutAlcohol' | 'pours'>>(
  offer: T,
): T {
  const drink = offer.withoutAlcohol.trim().toLowerCase();
  const isPoured = offer.pours.some(
    ({ wine, isAlcoholFree }) => isAlcoholFree && wine.trim().toLowerCase() === drink,
  );
  return isPoured ? { ...offer, withoutAlcohol: '', withoutAlcoholIn: inNoLanguage } : offer;
}

/** Returns an offer with the texts that staff wrote in a language, or its own ones where there are none. */
export function offerInLanguage<T extends BusinessOffer>(offer: T, language: Language): T {
  const notesOf = (pour: Pour) => ({ ...pour, notes: pour.notesIn[language] || pour.notes });
  return {
    ...offer,
    offered: offer.offeredIn[language] || offer.offered,
    withoutAlcohol: offer.withoutAlcoholIn[language] || offer.withoutAlcohol,
    food: offer.foodIn[language] || offer.food,
    pours: offer.pours.map(notesOf),
  };
}
