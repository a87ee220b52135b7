import { z } from 'zod';
import {
  deleteSessionDraft,
  readSessionDraft,
  saveSessionDraft,
} from '../../../platform/storage/session-drafts.ts';
import type { RegistrationFields } from './form-schema.ts';

const storageKey = 'registration';

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

/** Returns the values typed before a reload; empty if none are usable. */
export function readRegistrationDraft(): Partial<RegistrationFields> {
  try {
    return draft.parse(JSON.parse(readSessionDraft(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

const cashName = 'registration-cash';

/** True if the attendee chose to buy a ticket at the desk before the reload. */
export function isCashChosen(): boolean {
  return readSessionDraft(cashName) !== null;
}

/** Saves or clears the cash choice in session storage. */
export function saveCashChoice(isChosen: boolean): void {
  if (isChosen) saveSessionDraft(cashName, 'yes');
  else deleteSessionDraft(cashName);
}

/** Saves the typed values in session storage. */
export function saveRegistrationDraft(fields: Partial<RegistrationFields>): void {
  saveSessionDraft(storageKey, JSON.stringify(fields));
}
