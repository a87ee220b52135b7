import { validateTicket } from '@wine-walk/common/api/registrations.ts';
import { signInCodeMs } from '@wine-walk/common/rules/sessions/sign-in-code.ts';
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
  /** Ticket whose mailed code is typed after a reload, too: phones often reload the page while the mail is read. */
  z.object({
    status: z.literal('unconfirmed'),
    id: z.string(),
    answer: validateTicket.output,
    mailed: z.object({
      status: z.enum(['sent', 'delayed']),
      attemptId: z.string(),
      code: z.string().nullable(),
      /** Epoch milliseconds. */
      sentAt: z.number(),
    }),
  }),
]);

/** State of the ticket step that needs no validation after a reload. */
export type TicketChoice = z.infer<typeof choice>;

const ticketChoice = persisted('registration-choice', (value) => choice.parse(value), 'form');

/** Returns the choice made in the ticket step before a reload; null if there was none, or its mailed code has expired. */
export function readTicketChoice(): TicketChoice | null {
  const made = ticketChoice.get();
  const hasExpired =
    made?.status === 'unconfirmed' && Date.now() - made.mailed.sentAt >= signInCodeMs;
  return hasExpired ? null : made;
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
