import {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@wine-walk/common/api/notifications.ts';
import type { Api } from '../api/api-client.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { currentSession } from '../session/session-state.ts';
import { persisted } from '../storage/persisted.ts';

/**
 * `blocked`: the user refused notifications in the browser. `unsupported`: the browser has none, as Safari on an iPhone outside of
 * the installed app.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

/** Subscription that the server has of this browser, for the session that stored it (null if unknown). */
const subscribed = persisted(
  'push-subscription',
  (value) => {
    const { id, endpoint, sessionId } = value as Record<string, unknown>;
    if (typeof id !== 'string' || typeof endpoint !== 'string') return null;
    return { id, endpoint, sessionId: typeof sessionId === 'string' ? sessionId : null };
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

/**
 * Subscribes this browser again, if it is subscribed: after the browser has replaced its subscription, as it does from time to
 * time, and in another session, since the server notifies none that has ended.
 */
export async function renewPush(call: Api): Promise<void> {
  if (pushState() !== 'on') return;
  const stored = subscribed.get();
  const isOfSession = stored?.sessionId === sessionId();
  const present = await (await pushManager()).getSubscription();
  if (present?.endpoint === stored?.endpoint && isOfSession) return;
  const { publicKey } = await call(readPushKey, {});
  if (publicKey) await subscribe(publicKey, call);
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

const sessionId = () => currentSession().user?.session?.sessionId ?? null;

async function subscribe(publicKey: string, call: Api): Promise<void> {
  const inSession = sessionId();
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
  subscribed.set({ id, endpoint: body.endpoint, sessionId: inSession });
}
