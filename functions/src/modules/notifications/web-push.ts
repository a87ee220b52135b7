import { hash } from 'node:crypto';
import { appIconPath } from '@wine-walk/common/lib/app-icon-path.ts';
import { cutText } from '@wine-walk/common/lib/cut-text.ts';
import type { NotificationDeliveryDocument } from '@wine-walk/common/model/notifications.ts';
import { isPushService } from '@wine-walk/common/rules/notifications/push-services.ts';
import type { StoredSubscription } from '../../firestore/people/push-subscriptions.ts';
import type { DeliveryOutcome } from '../../lib/delivery-outcome.ts';
import { appUrl, isOnEmulators, type PushSettings } from '../../settings.ts';

/** Time in milliseconds for which a request may take. */
const requestTimeoutMs = 10_000;
/** Time in seconds for which a push service keeps a message for a phone that is off. */
const keptSeconds = 1800;
/** Characters of a text, so that the encrypted message stays below the 4096 bytes of all push services. */
const maxBody = 500;

/** Statuses by which a push service says that the browser has unsubscribed (RFC 8030). */
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);

/**
 * Returns the message in the declarative format, which the service worker of other browsers reads as well. Without a color of the
 * organization, it shows the icon of the web build.
 */
function messageOf(
  { title, body, language, notificationId, announcementId }: NotificationDeliveryDocument,
  accentColor: string,
): string {
  const path = announcementId === null ? '/rewards' : '/';
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body: cutText(body, maxBody),
      lang: language,
      navigate: `${appUrl()}${path}`,
      // Replaces an earlier message of the same notification, if a repeat arrives as well.
      tag: notificationId,
      ...(accentColor && { icon: `${appUrl()}${appIconPath(192, accentColor)}` }),
    },
  });
}

/**
 * Sends a notification to a browser. Its library is loaded with the first one, for short cold starts. Not its own request, which
 * follows no limit of the endpoint's host. `accentColor`: `#rrggbb`; empty for none.
 */
export async function sendPush(
  delivery: NotificationDeliveryDocument,
  { data: { endpoint, p256dh, auth } }: StoredSubscription,
  { publicKey, privateKey, subject }: PushSettings,
  accentColor: string,
): Promise<DeliveryOutcome> {
  // Stored before the list of push services changed.
  if (!isPushService(endpoint, isOnEmulators())) return 'gone';
  const { default: webPush } = await import('web-push');
  const { notificationId } = delivery;
  try {
    // Throws for invalid keys, which any browser can send: the others are notified anyway.
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      messageOf(delivery, accentColor),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: keptSeconds,
        urgency: 'high',
        topic: hash('sha256', notificationId, 'base64url').slice(0, 32),
      },
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return 'delivered';
    return goneStatuses.has(response.status) ? 'gone' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
