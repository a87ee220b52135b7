import { subscribeToPush, unsubscribeFromPush } from '@wine-walk/common/api/notifications.ts';
import type { Api } from '../api/api-client.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { persisted } from '../storage/persisted.ts';

/**
 * `blocked`: the user refused notifications in the browser. `unsupported`: the browser has none, as Safari on an iPhone outside of
 * the installed app.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

/** Subscription that the server has of this browser for the session. */
const subscribed = persisted(
  'push-subscription',
  (value) => {
    const { id, endpoint } = value as { id?: unknown; endpoint?: unknown };
    return typeof id === 'string' && typeof endpoint === 'string' ? { id, endpoint } : null;
  },
  'session-user',
);

/** Time in milliseconds for which the service worker may take to start. */
const workerTimeoutMs = 10_000;

/** Returns if this browser notifies the attendee of urgent news. */
export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && subscribed.get() ? 'on' : 'off';
}

/**
 * Asks the user for permission, in the press that calls it, and subscribes this browser. Returns the state afterwards.
 * `publicKey`: of the deployment, base64url. Throws if the push service or the API cannot be reached.
 */
export async function turnOnPush(publicKey: string, call: Api): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(publicKey, call);
  return pushState();
}

/** Subscribes again if the browser has replaced its subscription, as it does from time to time. */
export async function renewPush(publicKey: string, call: Api): Promise<void> {
  const present = await (await pushManager()).getSubscription();
  if (present?.endpoint !== subscribed.get()?.endpoint) await subscribe(publicKey, call);
}

/** Ends the subscription of this browser. Returns the state afterwards. */
export async function turnOffPush(call: Api): Promise<PushState> {
  const stored = subscribed.get();
  if (stored) await call(unsubscribeFromPush, { params: { id: stored.id } });
  await (await (await pushManager()).getSubscription())?.unsubscribe();
  subscribed.clear();
  return pushState();
}

async function pushManager(): Promise<PushManager> {
  return (await withTimeout(workerTimeoutMs, navigator.serviceWorker.ready)).pushManager;
}

async function subscribe(publicKey: string, call: Api): Promise<void> {
  const manager = await pushManager();
  // One for another key, such as that of an earlier deployment, would be refused.
  await (await manager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (
    await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  };
  const { id } = await call(subscribeToPush, { body });
  subscribed.set({ id, endpoint: body.endpoint });
}
