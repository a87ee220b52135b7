import { isDeepStrictEqual } from 'node:util';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { readComingEvents } from '../../firestore/events/events.ts';
import { readDevicesOfEvent, readDevicesOfPass } from '../../firestore/people/wallet-devices.ts';
import { googleWalletSettings, validAppleWalletSettings } from '../../settings.ts';
import { applePushOrigin, notifyDevices } from './apple-push.ts';
import { googleEventClass, googleTicketObject } from './google-pass.ts';
import { type GoogleOrigins, googleOrigins, replaceInGoogleWallet } from './google-update.ts';
import { readEventFacts, readPassFacts } from './pass-facts.ts';

/** Document before and after a write, as a trigger has it. */
interface Written {
  before: { data: () => Record<string, unknown> | undefined };
  after: { data: () => Record<string, unknown> | undefined };
}

/** Servers that receive changes. */
export interface WalletOrigins {
  applePush: string;
  google: GoogleOrigins;
}

export const walletOrigins: WalletOrigins = { applePush: applePushOrigin, google: googleOrigins };

/** Fields that passes show. */
const shownFields = {
  registration: ['fullName', 'typeId', 'status'],
  event: ['name', 'place', 'startTime', 'endTime', 'timeZone', 'ticketTypes'],
  // A new first language is that of the passes in Google Wallet.
  organization: ['name', 'accentColor', 'languages'],
} as const;

/** True if a write changes the content of passes. A new or deleted document changes none. */
export function changesPasses(kind: keyof typeof shownFields, written?: Written): boolean {
  const [before, after] = [written?.before.data(), written?.after.data()];
  if (!before || !after) return false;
  return shownFields[kind].some((field) => !isDeepStrictEqual(before[field], after[field]));
}

/**
 * Updates the pass of a registration in the wallets that have it. Throws if a wallet's server cannot be reached; safe to
 * repeat.
 */
export async function updatePass(
  submissionId: string,
  origins: WalletOrigins = walletOrigins,
): Promise<void> {
  const [apple, google] = [validAppleWalletSettings(), googleWalletSettings()];
  if (apple) await notifyDevices(await readDevicesOfPass(submissionId), apple, origins.applePush);
  const facts = google && (await readPassFacts(submissionId));
  if (!facts || isProblem(facts)) return;
  const values = googleTicketObject(facts, google.issuerId);
  await replaceInGoogleWallet('eventTicketObject', values, google, origins.google);
}

/**
 * Updates the passes of an event in the wallets that have them. Throws if a wallet's server cannot be reached; safe to
 * repeat.
 */
export async function updateEventPasses(
  eventId: string,
  origins: WalletOrigins = walletOrigins,
): Promise<void> {
  const [apple, google] = [validAppleWalletSettings(), googleWalletSettings()];
  if (apple) await notifyDevices(await readDevicesOfEvent(eventId), apple, origins.applePush);
  const facts = google && (await readEventFacts(eventId));
  if (!facts) return;
  const values = googleEventClass(facts, google.issuerId);
  await replaceInGoogleWallet('eventTicketClass', values, google, origins.google);
}

/**
 * Updates the passes of the events that have not ended, after a change of the organization. Throws if a wallet's server
 * cannot be reached; safe to repeat. `now`: epoch milliseconds.
 */
export async function updateOrganizationPasses(
  now: number,
  origins: WalletOrigins = walletOrigins,
): Promise<void> {
  for (const { id } of await readComingEvents(now)) await updateEventPasses(id, origins);
}
