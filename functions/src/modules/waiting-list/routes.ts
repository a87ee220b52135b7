import {
  confirmWaiting,
  countWaitingList,
  joinWaitingList,
  listWaiting,
  moveWaiting,
  readPlaceOffer,
  removeWaiting,
} from '@wine-walk/common/api/waiting-list.ts';
import { type Route, route } from '../../http/route.ts';
import { moveEntry, removeEntry } from './entries.ts';
import {
  addToWaitingList,
  confirmEntry,
  countList,
  describeOffer,
  listEntries,
} from './service.ts';

export const waitingListRoutes: readonly Route[] = [
  route(joinWaitingList, async ({ params, body, ...sender }) =>
    addToWaitingList(params.eventId, body, sender),
  ),
  route(confirmWaiting, async ({ body, now }) => confirmEntry(body.token, now)),
  route(readPlaceOffer, async ({ params, now }) => describeOffer(params.offer, now)),
  route(listWaiting, async ({ params, ...reader }) => listEntries(params.id, reader)),
  route(removeWaiting, async ({ params, ...editor }) => removeEntry(params, editor)),
  route(moveWaiting, async ({ params, body, ...editor }) => moveEntry(params, body, editor)),
  route(countWaitingList, async ({ params }) => countList(params.id)),
];
