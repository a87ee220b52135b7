import { inNoLanguage, type LocalizedText } from '@wine-walk/common/model/languages.ts';
import { type TicketColor, type TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { formatCents, parseCents } from '../../kit/forms/amount.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import type { RecordField } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';

/** Ticket type as typed. */
export interface TicketTypeValues {
  id: string;
  name: string;
  nameIn: LocalizedText;
  priceCents: string;
  color: TicketColor;
  includesDrinks: boolean;
  isSoldAtDesk: boolean;
  /** Empty for that of the organization. */
  minimumAge: string;
  /** Empty for no limit. */
  quantity: string;
}

/** Colors in the order of the select. */
export const ticketColorLabels: Readonly<Record<TicketColor, string>> =
  texts.events.ticketTypes.colors;

const colors = Object.keys(ticketColorLabels) as TicketColor[];

/** Returns a new type in a color that no other has, as long as there is one. */
export function newTicketType(others: readonly TicketTypeValues[]): TicketTypeValues {
  return {
    id: crypto.randomUUID(),
    name: '',
    nameIn: inNoLanguage,
    priceCents: '',
    color: colors.find((color) => others.every((other) => other.color !== color)) ?? 'white',
    includesDrinks: true,
    isSoldAtDesk: true,
    minimumAge: '',
    quantity: '',
  };
}

/** Parses a whole number as typed; null if empty, NaN if invalid. */
const optionalNumber = (text: string) => parseNumberInput(text) ?? null;

function summary({ name, priceCents, includesDrinks, quantity }: TicketTypeValues): string {
  const { ticketTypes: t } = texts.events;
  return [name, priceCents, !includesDrinks && t.noDrinks, quantity && t.count({ count: quantity })]
    .filter(Boolean)
    .join(', ');
}

/** Ticket types of an event. */
export const ticketTypesField: RecordField<TicketType[], TicketTypeValues[], unknown> = {
  label: texts.events.ticketTypes.label,
  initial: () => [],
  toValue: (stored) =>
    stored.map(({ priceCents, minimumAge, quantity, ...type }) => ({
      ...type,
      priceCents: formatCents(priceCents),
      minimumAge: minimumAge === null ? '' : String(minimumAge),
      quantity: quantity === null ? '' : String(quantity),
    })),
  toBody: (value) =>
    value.map(({ priceCents, minimumAge, quantity, ...type }) => ({
      ...type,
      priceCents: parseCents(priceCents) ?? Number.NaN,
      minimumAge: optionalNumber(minimumAge),
      quantity: optionalNumber(quantity),
    })),
  show: (value) => value.map(summary).join('\n') || texts.events.ticketTypes.none,
};
