import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { WalletDeviceDocument } from '@wine-walk/common/model/wallets.ts';
import type { Stored } from '../../firestore/read.ts';
import { commit, maxWritesPerCommit } from '../../firestore/write.ts';
import type { AppleWalletSettings } from '../../settings.ts';

/** Origin of the Apple Push Notification service; passes have no development one. */
export const applePushOrigin = 'https://api.push.apple.com';

/** Notifications under way at once, below the streams that Apple permits on a connection. */
const parallelPushes = 50;
/** Time in milliseconds for which a notification may take. */
const pushTimeoutMs = 20_000;
/** Reasons for which a token receives nothing, now and later. */
const lostTokenReasons: ReadonlySet<string> = new Set([
  'BadDeviceToken',
  'DeviceTokenNotForTopic',
  'ExpiredToken',
  'Unregistered',
]);

type Device = Stored<WalletDeviceDocument>;

/**
 * Sends an empty notification, which makes Apple Wallet read the passes of a device. Returns the reason if Apple refuses it;
 * undefined otherwise.
 */
function push(
  session: ClientHttp2Session,
  pushToken: string,
  passTypeId: string,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let body = '';
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
      'apns-topic': passTypeId,
    });
    request.setTimeout(pushTimeoutMs, () => request.destroy(new Error('No response from Apple.')));
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => resolve(refusalReason(body)));
    request.on('error', reject);
    request.end('{}');
  });
}

/** Returns the reason in the body of a response, which is empty for an accepted notification. */
function refusalReason(body: string): string | undefined {
  if (body === '') return undefined;
  try {
    return String((JSON.parse(body) as { reason?: unknown }).reason);
  } catch {
    return body.slice(0, 100);
  }
}

/**
 * Notifies devices of changed passes
 * (https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns), and removes those
 * that no longer have them. Returns the reasons of other refusals by token. Throws if Apple cannot be reached.
 */
export async function pushToDevices(
  devices: readonly Device[],
  { passTypeId, certificate, key }: AppleWalletSettings,
  origin: string,
): Promise<{ lost: ReadonlySet<string>; refusals: ReadonlyMap<string, string> }> {
  const refusals = new Map<string, string>();
  if (devices.length === 0) return { lost: new Set(), refusals };
  // A device with several passes has one token.
  const tokens = [...new Set(devices.map(({ data }) => data.pushToken))];
  const session = connect(origin, { cert: certificate, key });
  const broken = new Promise<never>((_, reject) => session.on('error', reject));
  try {
    for (let from = 0; from < tokens.length; from += parallelPushes) {
      const batch = tokens.slice(from, from + parallelPushes);
      const sent = batch.map(async (token) => {
        const reason = await push(session, token, passTypeId);
        if (reason !== undefined) refusals.set(token, reason);
      });
      await Promise.race([broken, Promise.all(sent)]);
    }
  } finally {
    // Not `close`, which waits for a connection that never opens.
    session.destroy();
  }
  const lost = new Set(
    [...refusals].flatMap(([token, reason]) => (lostTokenReasons.has(reason) ? [token] : [])),
  );
  for (const token of lost) refusals.delete(token);
  await forget(devices.filter(({ data }) => lost.has(data.pushToken)));
  return { lost, refusals };
}

/**
 * Notifies devices of changed passes. Throws if Apple cannot be reached or refuses a notification for another reason than a lost
 * device, so that the trigger runs again; a repeated notification is harmless.
 */
export async function notifyDevices(
  devices: readonly Device[],
  settings: AppleWalletSettings,
  origin: string,
): Promise<void> {
  const { refusals } = await pushToDevices(devices, settings, origin);
  const reasons = new Set(refusals.values());
  if (reasons.size > 0) throw new Error(`Apple refused notifications: ${[...reasons].join(', ')}`);
}

async function forget(devices: readonly Device[]): Promise<void> {
  for (let from = 0; from < devices.length; from += maxWritesPerCommit)
    await commit(
      devices
        .slice(from, from + maxWritesPerCommit)
        .map(({ path }) => ({ kind: 'delete' as const, path })),
    );
}
