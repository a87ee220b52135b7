import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminOffer, offerBody, saveOffer } from '@wine-walk/common/api/offers.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { BusinessOffer } from '@wine-walk/common/model/offers.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { type Api } from '../../../platform/api/api-client.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  checkField,
  type RecordFields,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { poursField } from '../../shared/pours/pour-record.ts';
import { translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

const { offerDialog: labels } = texts.businesses;

/** Fields of an offer. */
export const offerFields = {
  openFrom: textField({ label: labels.openFrom, type: 'time' }),
  openUntil: textField({ label: labels.openUntil, type: 'time' }),
  offered: textField({
    label: labels.offered,
    placeholder: labels.offeredPlaceholder,
    help: labels.offeredHelp,
  }),
  offeredIn: translationField(labels.translatedOffered),
  pours: poursField,
  food: textField({ label: labels.food, placeholder: labels.foodPlaceholder }),
  foodIn: translationField(labels.translatedFood),
  withoutAlcohol: textField({
    label: labels.withoutAlcohol,
    placeholder: labels.withoutAlcoholPlaceholder,
  }),
  withoutAlcoholIn: translationField(labels.translatedWithoutAlcohol),
  requiresVenueCode: checkField({
    label: labels.requiresVenueCode,
    help: labels.requiresVenueCodeHelp,
    initial: false,
  }),
} satisfies RecordFields<AdminOffer, unknown>;

export type OfferValues = ValuesOf<typeof offerFields>;

export type OfferBody = Omit<BodyOf<typeof saveOffer>, 'version'>;

/** True if attendees in a language read some of an offer in it. */
export function isTranslated(offer: BusinessOffer, language: Language): boolean {
  const { offeredIn, foodIn, withoutAlcoholIn, pours } = offer;
  const translations = [
    offeredIn,
    foodIn,
    withoutAlcoholIn,
    ...pours.map(({ notesIn }) => notesIn),
  ];
  return translations.some((text) => text[language].trim() !== '');
}

/** Returns the offer of a business at an event; the usual one with version 0 if none was saved. */
export function offerOf(business: AdminBusiness, saved: readonly AdminOffer[]): AdminOffer {
  const { id, facts, createdAt, updatedAt } = business;
  return (
    saved.find((offer) => offer.id === id) ?? {
      ...usualOffer(facts),
      id,
      version: 0,
      createdAt,
      updatedAt,
    }
  );
}

interface FormOptions {
  offer: AdminOffer;
  event: AdminEvent;
  onDone: () => void;
}

/** Form of the offer of a business at one event. */
export function useOfferForm({ offer, event: { id: eventId }, onDone }: FormOptions) {
  const { id: businessId } = offer;
  // Drafts are stored by kind and ID: the same business has another offer at another event.
  const record = { ...offer, id: `${eventId}/${businessId}` };
  const save = async (body: BodyOf<typeof saveOffer>, call: Api) => ({
    ...(await call(saveOffer, { params: { eventId, businessId }, body })),
    id: record.id,
  });
  return useRecordForm<OfferValues, OfferBody, AdminOffer>({
    kind: 'offer',
    record,
    inEvent: { id: businessId, eventId },
    ...describeForm({ fields: offerFields, body: offerBody, context: undefined }),
    create: save,
    edit: (_, body, call) => save(body, call),
    readSaved: async () => record,
    onDone,
  });
}
