import type { NotificationDeliveryDocument } from '@wine-walk/common/model/notifications.ts';
import { z } from 'zod';
import type { GoogleWalletSettings } from '../../settings.ts';
import { accessToken, type GoogleOrigins, requestTimeoutMs } from './google-update.ts';

const objectPage = z.object({
  resources: z
    .array(z.object({ id: z.string(), hasUsers: z.boolean().optional().default(false) }))
    .optional()
    .default([]),
  pagination: z.object({ nextPageToken: z.string().optional() }).optional(),
});

/** Returns the registrations of an event whose pass was saved to Google Wallet. Throws if Google cannot be reached. */
export async function readGoogleHolders(
  eventId: string,
  account: GoogleWalletSettings,
  origins: GoogleOrigins,
): Promise<Set<string>> {
  const token = await accessToken(account, origins.oauth);
  const holders = new Set<string>();
  let page: string | undefined;
  do {
    const query = new URLSearchParams({ classId: `${account.issuerId}.${eventId}` });
    if (page) query.set('token', page);
    const response = await fetch(
      `${origins.wallet}/walletobjects/v1/eventTicketObject?${query.toString()}`,
      {
        headers: { Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(requestTimeoutMs),
      },
    );
    // No pass of the event was ever saved.
    if (response.status === 404) return holders;
    if (!response.ok) throw new Error(`Google listed no passes: ${response.status}`);
    const { resources, pagination } = objectPage.parse(await response.json());
    for (const { id, hasUsers } of resources)
      if (hasUsers) holders.add(id.slice(account.issuerId.length + 1));
    page = pagination?.nextPageToken;
  } while (page);
  return holders;
}

/**
 * Adds messages to passes that Google Wallet shows as notifications
 * (https://developers.google.com/wallet/tickets/events/use-cases/trigger-push-notifications). Google shows at most three a
 * day on a pass. Returns the status of each response by registration; 0 if Google cannot be reached.
 */
export async function addGoogleMessages(
  deliveries: readonly NotificationDeliveryDocument[],
  account: GoogleWalletSettings,
  origins: GoogleOrigins,
): Promise<Map<string, number>> {
  const token = await accessToken(account, origins.oauth);
  const add = async (delivery: NotificationDeliveryDocument): Promise<number> => {
    const { submissionId, notificationId: id, title: header, body } = delivery;
    const object = encodeURIComponent(`${account.issuerId}.${submissionId}`);
    try {
      const response = await fetch(
        `${origins.wallet}/walletobjects/v1/eventTicketObject/${object}/addMessage`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ message: { id, header, body, messageType: 'TEXT_AND_NOTIFY' } }),
          signal: AbortSignal.timeout(requestTimeoutMs),
        },
      );
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
  const statuses = new Map<string, number>();
  for (let from = 0; from < deliveries.length; from += parallelMessages)
    await Promise.all(
      deliveries
        .slice(from, from + parallelMessages)
        .map(async (delivery) => statuses.set(delivery.submissionId, await add(delivery))),
    );
  return statuses;
}

/** Requests at once. */
const parallelMessages = 20;
