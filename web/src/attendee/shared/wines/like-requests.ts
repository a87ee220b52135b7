import { createListeners } from '../../../platform/lib/listeners.ts';
import { isPersisted } from '../../../platform/storage/persisted.ts';

/* Without the schema of the changes, so that a visit without a liked drink loads nothing of them. */

let isRequested = false;
const listeners = createListeners();

/** Requests the code that sends liked pours. */
export function requestLikeSender(): void {
  isRequested = true;
  listeners.notify();
}

/** True if a pour was liked or unliked in this page, or earlier on this device. */
export const isLikeSenderRequested = (): boolean =>
  isRequested || isPersisted('like-changes', 'session-user');

/** Subscribes to `isLikeSenderRequested`. */
export const subscribeToLikeRequests = listeners.subscribe;
