import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ShopPage, type saveShopPage, shopPageBody } from '@wine-walk/common/api/shops.ts';
import { sameValues } from '../../kit/forms/merge-edits.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  groupField,
  optionalNumberField,
  type RecordField,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { poursField } from '../../shared/pours/pour-record.ts';
import { texts } from '../../texts/texts.ts';

const { page: t } = texts.shop;

/** Picture that was uploaded on this page; null to keep the present one. */
const pictureField: RecordField<string | null, string | null, unknown> = {
  label: t.picture,
  initial: () => null,
  toValue: (stored) => stored,
  toBody: (value) => value,
  show: (value) => value ?? '',
};

/** Fields of a shop's page. */
export const shopPageFields = {
  name: textField({ label: t.name, isRequired: true }),
  description: textField({ label: t.description, rows: 4 }),
  imageUrl: pictureField,
  imageAlt: textField({ label: t.imageAlt }),
  openFrom: textField({ label: t.openFrom, type: 'time' }),
  openUntil: textField({ label: t.openUntil, type: 'time' }),
  offered: textField({ label: t.offered }),
  pours: poursField,
  food: textField({ label: t.food }),
  withoutAlcohol: textField({ label: t.withoutAlcohol }),
  contact: groupField({
    label: t.contactTitle,
    fields: {
      person: textField({ label: t.person }),
      phone: textField({ label: t.phone, type: 'tel' }),
      email: textField({ label: t.email }),
    },
    initial: () => ({ person: '', phone: '', email: '' }),
    show: ({ person, phone, email }) => [person, phone, email].filter(Boolean).join(', '),
  }),
  bottles: optionalNumberField({
    label: t.bottles,
    help: t.bottlesHelp,
    inputMode: 'numeric',
    min: 0,
    emptyText: '',
  }),
};

export type ShopPageValues = ValuesOf<typeof shopPageFields>;

export type ShopPageBody = Omit<BodyOf<typeof saveShopPage>, 'version'>;

const description = describeForm<
  ShopPageValues,
  ShopPageBody,
  ShopPage['fields'] & { id: string; bottles: number | null },
  undefined
>({ fields: shopPageFields, body: shopPageBody, context: undefined });

export const shopPageSchema = description.schema;

/** True if the values are equal but for the IDs that the server gives to new pours. */
export function samePage(one: ShopPageValues, other: ShopPageValues): boolean {
  const withoutIds = ({ pours, ...values }: ShopPageValues) => ({
    ...values,
    pours: pours.map((pour) => ({ ...pour, id: '' })),
  });
  return sameValues(withoutIds(one), withoutIds(other));
}

/** Returns the values of the form of a page. */
export function shopPageValues({ fields, bottles, eventId }: ShopPage): ShopPageValues {
  return description.toValues({ ...fields, bottles, id: eventId });
}
