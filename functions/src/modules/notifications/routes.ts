import {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@wine-walk/common/api/notifications.ts';
import { type Route, route } from '../../http/route.ts';
import { addSubscription, publicPushKey, removeSubscription } from './subscriptions.ts';

export const notificationRoutes: readonly Route[] = [
  route(readPushKey, async () => publicPushKey()),
  route(subscribeToPush, async ({ body, caller, now }) => addSubscription(body, caller, now)),
  route(unsubscribeFromPush, async ({ params, caller }) => removeSubscription(params.id, caller)),
];
