import type { NotificationDeliveryDocument } from '@wine-walk/common/model/notifications.ts';
import type { DeliveryOutcome } from '../../lib/delivery-outcome.ts';

/** Wallet that shows notifications on a pass. */
export interface WalletChannel {
  channel: 'apple' | 'google';
  /** Returns the registrations of an event with a pass in the wallet. */
  readHolders: (eventId: string) => Promise<ReadonlySet<string>>;
  /** Notifies the passes of these registrations, and returns the outcomes by registration. */
  send: (
    deliveries: readonly NotificationDeliveryDocument[],
  ) => Promise<ReadonlyMap<string, DeliveryOutcome>>;
}
