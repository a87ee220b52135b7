import type { AgreementSignatureDocument } from '../../model/agreements.ts';
import type { BusinessDocument } from '../../model/businesses.ts';
import { inNoLanguage, type LocalizedText } from '../../model/languages.ts';
import type { BusinessOffer } from '../../model/offers.ts';
import {
  type ShopPageDocument,
  type ShopPageFields,
  type ShopPagePart,
  shopPageParts,
  type TranslatedShopText,
  translatedShopTexts,
} from '../../model/shop-pages.ts';
import { offersSomething } from '../businesses/offers.ts';

type Business = Pick<BusinessDocument, 'name' | 'description' | 'imageAlt' | 'contact'>;

/** Returns the page of a shop as attendees see it now, from which its form starts. */
export function presentShopPage(
  { name, description, imageAlt, contact: { person, phone, email } }: Business,
  { openFrom, openUntil, offered, withoutAlcohol, pours, food }: BusinessOffer,
): ShopPageFields {
  return {
    name,
    description,
    imageUrl: null,
    imageAlt,
    openFrom,
    openUntil,
    offered,
    withoutAlcohol,
    pours,
    food,
    contact: { person, phone, email },
  };
}

/** Returns the parts that a page lacks. `imageUrl`: present picture of the business; empty for none. */
export function missingShopPageParts(
  page: ShopPageFields,
  { imageUrl, isUnsigned }: { imageUrl: string; isUnsigned: boolean },
): ShopPagePart[] {
  const { person, phone, email } = page.contact;
  const isDone: Readonly<Record<ShopPagePart, boolean>> = {
    description: page.description !== '',
    picture: (page.imageUrl ?? imageUrl) !== '',
    hours: page.openFrom !== '' && page.openUntil !== '',
    offer: offersSomething(page),
    withoutAlcohol:
      page.withoutAlcohol !== '' || page.pours.some(({ isAlcoholFree }) => isAlcoholFree),
    contact: person !== '' && (phone !== '' || email !== ''),
    agreement: !isUnsigned,
  };
  return shopPageParts.filter((part) => !isDone[part]);
}

/** Returns the page that a shop sent, from its document, which exists with version 0 if the shop only counted bottles. */
export const sentPage = <T extends Pick<ShopPageDocument, 'version'>>(
  page: T | undefined,
): T | undefined => (page && page.version > 0 ? page : undefined);

/** Participation agreement of a shop: the current one and the signed one. */
export interface ShopAgreement {
  /** ID of the current agreement. */
  id: string;
  /** Signature under it; null without one. */
  signed: AgreementSignatureDocument | null;
  /** Time of the latest signature under an earlier agreement; null without one. */
  signedEarlierAt: string | null;
}

/** Returns the agreement of a shop from its signatures at an event; null if the organization has none (`id` undefined). */
export function shopAgreement(
  id: string | undefined,
  signatures: readonly AgreementSignatureDocument[],
): ShopAgreement | null {
  if (id === undefined) return null;
  const signed = signatures.find(({ agreementId }) => agreementId === id) ?? null;
  const earlier = signatures.filter((each) => each !== signed).map(({ signedAt }) => signedAt);
  return { id, signed, signedEarlierAt: earlier.toSorted().at(-1) ?? null };
}

/** Returns the translations of a text: none if the text changes, so that every attendee reads the new one. */
const translationsOf = (isChanged: boolean, translations: LocalizedText): LocalizedText =>
  isChanged ? inNoLanguage : translations;

/** Returns the fields of the business that an approved page changes. */
export function businessOfShopPage(
  { name, description, imageUrl, imageAlt, contact }: ShopPageFields,
  business: BusinessDocument,
): Partial<BusinessDocument> {
  const isPictureChanged = imageUrl !== null && imageUrl !== business.imageUrl;
  return {
    name,
    description,
    descriptionIn: translationsOf(description !== business.description, business.descriptionIn),
    imageAlt,
    imageAltIn: translationsOf(
      imageAlt !== business.imageAlt || isPictureChanged,
      business.imageAltIn,
    ),
    imageUrl: imageUrl ?? business.imageUrl,
    contact: { ...business.contact, ...contact },
  };
}

/** Returns the offer at the event that an approved page makes. */
export function offerOfShopPage(page: ShopPageFields, offer: BusinessOffer): BusinessOffer {
  const { openFrom, openUntil, offered, withoutAlcohol, pours, food } = page;
  return {
    ...offer,
    openFrom,
    openUntil,
    offered,
    offeredIn: translationsOf(offered !== offer.offered, offer.offeredIn),
    withoutAlcohol,
    withoutAlcoholIn: translationsOf(
      withoutAlcohol !== offer.withoutAlcohol,
      offer.withoutAlcoholIn,
    ),
    pours,
    food,
    foodIn: translationsOf(food !== offer.food, offer.foodIn),
  };
}

const isTranslated = (translations: LocalizedText) => Object.values(translations).some(Boolean);

/** Returns the texts of a shop that attendees read in other languages, too. */
export function translatedTexts(business: BusinessDocument, offer: BusinessOffer) {
  const shown = { ...business, ...offer };
  return translatedShopTexts.filter((text) => isTranslated(shown[`${text}In`]));
}

/** Returns the texts whose translations an approved page removes. */
export function textsLosingTranslations(
  page: ShopPageFields,
  business: BusinessDocument,
  offer: BusinessOffer,
): TranslatedShopText[] {
  const after = { ...business, ...businessOfShopPage(page, business) };
  const kept = translatedTexts(after, offerOfShopPage(page, offer));
  return translatedTexts(business, offer).filter((text) => !kept.includes(text));
}

/** True if a shop is to be reminded: it sent nothing yet, or its page lacks something. */
export const isLate = ({ state, missing }: { state: string; missing: readonly ShopPagePart[] }) =>
  state === 'new' || missing.length > 0;
