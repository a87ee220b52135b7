import { z } from 'zod';
import {
  deleteSessionDraft,
  readSessionDraft,
  saveSessionDraft,
} from '../../../platform/storage/session-drafts.ts';
import type { RegistrationFields } from './form-schema.ts';

const name = 'registration';

/** Kept as typed, so nothing is checked but that texts are texts. The ticket's result is not part of it. */
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

/** What was typed before the page was reloaded; empty where nothing usable is kept. */
export function readRegistrationDraft(): Partial<RegistrationFields> {
  try {
    return draft.parse(JSON.parse(readSessionDraft(name) ?? '{}'));
  } catch {
    return {};
  }
}

const cashName = 'registration-cash';

/** Whether buying a ticket at the desk was chosen before the page was reloaded. */
export function isCashChosen(): boolean {
  return readSessionDraft(cashName) !== null;
}

/** Keeps the choice to pay cash for as long as the tab, or drops it. */
export function saveCashChoice(isChosen: boolean): void {
  if (isChosen) saveSessionDraft(cashName, 'yes');
  else deleteSessionDraft(cashName);
}

/** Keeps what is typed for as long as the tab. */
export function saveRegistrationDraft(fields: Partial<RegistrationFields>): void {
  saveSessionDraft(name, JSON.stringify(fields));
}
