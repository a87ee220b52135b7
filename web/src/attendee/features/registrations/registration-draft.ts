import { z } from 'zod';
import { parseText, persisted } from '../../../platform/storage/persisted.ts';
import type { RegistrationFields } from './form-schema.ts';

/** Values as typed: only their type is checked. The ticket's validation result is not stored. */
const draft = z
  .object({
    ticketId: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    emergencyContact: z.string(),
    emergencyPhone: z.string(),
    over21: z.boolean(),
    liabilityWaiver: z.boolean(),
    marketingConsent: z.boolean(),
  })
  .partial() satisfies z.ZodType<Partial<RegistrationFields>>;

const typed = persisted<Partial<RegistrationFields>, 'form'>(
  'registration',
  (value) => draft.parse(value),
  'form',
);

/** Returns the values typed before a reload; empty if none are usable. */
export function readRegistrationDraft(): Partial<RegistrationFields> {
  return typed.get() ?? {};
}

const cashChoice = persisted('registration-cash', parseText, 'form', 'text');

/** True if the attendee chose to buy a ticket at the desk before the reload. */
export function isCashChosen(): boolean {
  return cashChoice.get() !== null;
}

/** Saves or clears the cash choice in session storage. */
export function saveCashChoice(isChosen: boolean): void {
  if (isChosen) cashChoice.set('yes');
  else cashChoice.clear();
}

/** Saves the typed values in session storage. */
export function saveRegistrationDraft(fields: Partial<RegistrationFields>): void {
  typed.set(fields);
}
