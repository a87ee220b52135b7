import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { WalletDeviceDocument } from '@wine-walk/common/model/wallets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  maxDevicesOfPass,
  readDevicesOfPass,
  readPassesOfDevice,
} from '../../firestore/people/wallet-devices.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';

/** Time in milliseconds for which a device is notified of changes: an event can be postponed for a season. */
const deviceRetentionMs = 365 * 86_400_000;

/** Identity of a pass on a device. */
interface DevicePass {
  deviceId: string;
  submissionId: string;
}

/**
 * Stores a device that has added a pass, or its new push token. A new device of a pass with many replaces the one that was added
 * last, so that an owner can always add one and their first ones stay. Safe to repeat. `now`: epoch milliseconds.
 */
export async function registerDevice(
  { deviceId, submissionId }: DevicePass,
  pushToken: string,
  now: number,
): Promise<Record<string, never> | Problem<'submission-not-found'>> {
  const [registration, devices] = await Promise.all([
    readDocument(documentPaths.registration(submissionId), registrationDocument),
    readDevicesOfPass(submissionId),
  ]);
  if (!registration) return problem('submission-not-found');
  const isKnown = devices.some(({ data }) => data.deviceId === deviceId);
  const replaced = isKnown || devices.length < maxDevicesOfPass ? undefined : lastAdded(devices);
  const { participantId, eventId } = registration.data;
  const data: WalletDeviceDocument = {
    submissionId,
    participantId,
    eventId,
    deviceId,
    pushToken,
    expiresAt: new Date(now + deviceRetentionMs).toISOString(),
  };
  await commit([
    { kind: 'set', path: documentPaths.walletDevice(deviceId, submissionId), data },
    ...(replaced ? [{ kind: 'delete', path: replaced.path } as const] : []),
  ]);
  return {};
}

function lastAdded(devices: readonly Stored<WalletDeviceDocument>[]) {
  return devices.toSorted((a, b) => a.data.expiresAt.localeCompare(b.data.expiresAt)).at(-1);
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
