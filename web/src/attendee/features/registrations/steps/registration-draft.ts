import { z } from 'zod';
import { persisted } from '../../../../platform/storage/persisted.ts';
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

const choice = z.union([
  z.object({ status: z.literal('cash') }),
  /** `id`: ticket to be shown at the desk. */
  z.object({ status: z.literal('desk'), id: z.string() }),
]);

/** Choice in the ticket step that needs no validation. */
export type TicketChoice = z.infer<typeof choice>;

const ticketChoice = persisted('registration-choice', (value) => choice.parse(value), 'form');

/** Returns the choice made in the ticket step before a reload; null if there was none. */
export function readTicketChoice(): TicketChoice | null {
  return ticketChoice.get();
}

/** Saves or clears the choice in session storage. */
export function saveTicketChoice(made: TicketChoice | null): void {
  if (made) ticketChoice.set(made);
  else ticketChoice.clear();
}

/** Saves the typed values in session storage. */
export function saveRegistrationDraft(fields: Partial<RegistrationFields>): void {
  typed.set(fields);
}
