import { z } from 'zod';
import { instant } from './fields/values.ts';

/**
 * `walletDevices/{deviceId_submissionId}`: read by no client; iPhone or iPad that has a registration's pass in Apple
 * Wallet, and is notified of changes of it.
 */
export const walletDeviceDocument = z.object({
  submissionId: z.string(),
  participantId: z.string(),
  eventId: z.string(),
  /** ID that Apple Wallet chose for this type of pass on the device; no ID of the device itself. */
  deviceId: z.string(),
  pushToken: z.string(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type WalletDeviceDocument = z.infer<typeof walletDeviceDocument>;
