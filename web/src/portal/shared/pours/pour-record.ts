import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import type { Pour } from '@wine-walk/common/model/offers.ts';
import { formatCents, parseCents } from '../../kit/forms/amount.ts';
import type { RecordField } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';

/** Pour as typed. */
export interface PourValues extends Omit<Pour, 'bottleCents'> {
  /** Empty if no bottle is sold. */
  bottleCents: string;
}

export const newPour: PourValues = {
  id: '',
  wine: '',
  grower: '',
  notes: '',
  notesIn: inNoLanguage,
  bottleCents: '',
  isAlcoholFree: false,
};

/** Returns cents as typed; null if empty, NaN if invalid. */
const optionalCents = (text: string) => (text.trim() ? (parseCents(text) ?? Number.NaN) : null);

/** Returns a pour for the request, or for the preview while it is typed. */
export function toPour({ bottleCents, ...pour }: PourValues): Pour {
  return { ...pour, bottleCents: optionalCents(bottleCents) };
}

const asTyped = (pours: readonly Pour[]): PourValues[] =>
  pours.map(({ bottleCents, ...pour }) => ({
    ...pour,
    bottleCents: bottleCents === null ? '' : formatCents(bottleCents),
  }));

const show = (values: readonly PourValues[]): string =>
  values
    .map(({ wine, grower, bottleCents }) => [wine, grower, bottleCents].filter(Boolean).join(', '))
    .join('\n');

/** Returns pours as text, each in a line. */
export const poursText = (pours: readonly Pour[]): string => show(asTyped(pours));

/** Pours of an offer. */
export const poursField: RecordField<Pour[], PourValues[], unknown> = {
  label: texts.businesses.pours.label,
  initial: () => [],
  toValue: asTyped,
  toBody: (value) => value.map(toPour),
  show,
};
