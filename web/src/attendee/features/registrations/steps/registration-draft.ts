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
    /** Version of the release that was shown. */
    release: z.string(),
  })
  .partial() satisfies z.ZodType<Partial<RegistrationFields>>;

const typed = persisted('registration', (value) => draft.parse(value), 'form');

/** Returns the values typed before a reload; empty if none are usable. The acceptance is that of this release only. */
export function readRegistrationDraft(version: string): Partial<RegistrationFields> {
  const { release, ...fields } = typed.get() ?? {};
  return release === version ? fields : { ...fields, liabilityWaiver: false };
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

/** Saves the typed values in session storage, with the version of the release that is shown. */
export function saveRegistrationDraft(fields: Partial<RegistrationFields>, release: string): void {
  typed.set({ ...fields, release });
}
