import {
  type WalletDeviceDocument,
  walletDeviceDocument,
} from '@wine-walk/common/model/wallets.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Maximum number of devices of a pass: an owner's phone, watch and tablet, and those before them. */
export const maxDevicesOfPass = 10;

/** Maximum number of passes of a device: those of a person and their guests, at several events. */
const maxPassesOfDevice = 50;

/** Returns the devices with a registration's pass. */
export function readDevicesOfPass(submissionId: string): Promise<Stored<WalletDeviceDocument>[]> {
  return readQuery(documentPaths.walletDevices, walletDeviceDocument, (query) =>
    query.where('submissionId', '==', submissionId).limit(maxDevicesOfPass),
  );
}

/** Returns the passes of a device. */
export function readPassesOfDevice(deviceId: string): Promise<Stored<WalletDeviceDocument>[]> {
  return readQuery(documentPaths.walletDevices, walletDeviceDocument, (query) =>
    query.where('deviceId', '==', deviceId).limit(maxPassesOfDevice),
  );
}

/** Returns the devices with passes of an event. */
export function readDevicesOfEvent(eventId: string): Promise<Stored<WalletDeviceDocument>[]> {
  return readQuery(documentPaths.walletDevices, walletDeviceDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
