import type { NotificationDeliveryDocument } from '@wine-walk/common/model/notifications.ts';
import { readDevicesOfEvent } from '../../firestore/people/wallet-devices.ts';
import type { DeliveryOutcome } from '../../lib/delivery-outcome.ts';
import { logError } from '../../lib/log.ts';
import {
  type AppleWalletSettings,
  type GoogleWalletSettings,
  googleWalletSettings,
  validAppleWalletSettings,
} from '../../settings.ts';
import { pushToDevices } from './apple-push.ts';
import { addGoogleMessages, readGoogleHolders } from './google-messages.ts';
import { type WalletOrigins, walletOrigins } from './pass-updates.ts';

type Deliveries = readonly NotificationDeliveryDocument[];
type Outcomes = ReadonlyMap<string, DeliveryOutcome>;

/** Returns the wallets of this deployment that show notifications, the preferred one first. `now`: epoch milliseconds. */
export function walletChannels(now: number, origins: WalletOrigins = walletOrigins) {
  const [apple, google] = [validAppleWalletSettings(now), googleWalletSettings()];
  return [
    ...(apple ? [appleChannel(apple, origins.applePush)] : []),
    ...(google ? [googleChannel(google, origins)] : []),
  ];
}

function appleChannel(settings: AppleWalletSettings, origin: string) {
  const devicesOf = async (eventId: string) =>
    Map.groupBy(await readDevicesOfEvent(eventId), ({ data }) => data.submissionId);
  return {
    channel: 'apple' as const,
    readHolders: async (eventId: string): Promise<ReadonlySet<string>> =>
      new Set((await devicesOf(eventId)).keys()),
    /** Has Apple Wallet read the passes, on which the changed news is shown. */
    send: async (deliveries: Deliveries): Promise<Outcomes> => {
      const byEvent = await Promise.all(
        [...new Set(deliveries.map(({ eventId }) => eventId))].map(devicesOf),
      );
      const devices = new Map(byEvent.flatMap((each) => [...each]));
      const mine = deliveries.flatMap(({ submissionId }) => devices.get(submissionId) ?? []);
      try {
        const { lost, refusals } = await pushToDevices(mine, settings, origin);
        const outcomeOf = (submissionId: string): DeliveryOutcome => {
          const tokens = (devices.get(submissionId) ?? []).map(({ data }) => data.pushToken);
          if (tokens.every((token) => lost.has(token))) return 'gone';
          const isRefused = (token: string) => lost.has(token) || refusals.has(token);
          return tokens.every(isRefused) ? 'unavailable' : 'delivered';
        };
        return new Map(
          deliveries.map(({ submissionId }) => [submissionId, outcomeOf(submissionId)]),
        );
      } catch (error) {
        logError('Apple Wallet not notified', {}, error);
        return allUnavailable(deliveries);
      }
    },
  };
}

const allUnavailable = (deliveries: Deliveries): Outcomes =>
  new Map(deliveries.map(({ submissionId }) => [submissionId, 'unavailable']));

function googleChannel(settings: GoogleWalletSettings, { google }: WalletOrigins) {
  return {
    channel: 'google' as const,
    readHolders: async (eventId: string): Promise<ReadonlySet<string>> => {
      try {
        return await readGoogleHolders(eventId, settings, google);
      } catch (error) {
        // The next channels reach the holders as well.
        logError('Google Wallet not read', {}, error);
        return new Set();
      }
    },
    send: async (deliveries: Deliveries): Promise<Outcomes> => {
      try {
        const statuses = await addGoogleMessages(deliveries, settings, google);
        return new Map(
          [...statuses].map(([submissionId, status]) => [submissionId, outcomeOfStatus(status)]),
        );
      } catch (error) {
        logError('Google Wallet not notified', {}, error);
        return allUnavailable(deliveries);
      }
    },
  };
}

/** Returns the outcome of a message. Google answers a pass without users, and the fourth message of a day, with a final 4xx. */
function outcomeOfStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 400 && status < 500 && status !== 429 ? 'gone' : 'unavailable';
}
