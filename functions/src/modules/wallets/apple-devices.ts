import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { WalletDeviceDocument } from '@wine-walk/common/model/wallets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import {
  maxDevicesOfPass,
  readDevicesOfPass,
  readPassesOfDevice,
} from '../../firestore/wallet-devices.ts';
import { commit } from '../../firestore/write.ts';

/** Time in milliseconds for which a device is notified of changes: an event can be postponed for a season. */
const deviceRetentionMs = 365 * 86_400_000;

/** Identity of a pass on a device. */
interface DevicePass {
  deviceId: string;
  submissionId: string;
}

/** Stores a device that has added a pass, or its new push token. Safe to repeat. `now`: epoch milliseconds. */
export async function registerDevice(
  { deviceId, submissionId }: DevicePass,
  pushToken: string,
  now: number,
): Promise<Record<string, never> | Problem<'submission-not-found' | 'too-many-devices'>> {
  const [registration, devices] = await Promise.all([
    readDocument(documentPaths.registration(submissionId), registrationDocument),
    readDevicesOfPass(submissionId),
  ]);
  if (!registration) return problem('submission-not-found');
  const isKnown = devices.some(({ data }) => data.deviceId === deviceId);
  if (!isKnown && devices.length >= maxDevicesOfPass) return problem('too-many-devices');
  const { participantId, eventId } = registration.data;
  const data: WalletDeviceDocument = {
    submissionId,
    participantId,
    eventId,
    deviceId,
    pushToken,
    expiresAt: new Date(now + deviceRetentionMs).toISOString(),
  };
  await commit([{ kind: 'set', path: documentPaths.walletDevice(deviceId, submissionId), data }]);
  return {};
}

/** Removes a device from which a pass was deleted. Safe to repeat. */
export async function unregisterDevice({
  deviceId,
  submissionId,
}: DevicePass): Promise<Record<string, never>> {
  await commit([{ kind: 'delete', path: documentPaths.walletDevice(deviceId, submissionId) }]);
  return {};
}

/** Returns the serial numbers of a device's passes. `now`: epoch milliseconds. */
export async function listPasses(
  deviceId: string,
  now: number,
): Promise<{ serialNumbers: string[]; lastUpdated: string }> {
  const passes = await readPassesOfDevice(deviceId);
  return {
    serialNumbers: passes.map(({ data }) => data.submissionId),
    lastUpdated: String(now),
  };
}
