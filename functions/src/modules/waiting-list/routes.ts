import {
  countWaitingList,
  joinWaitingList,
  listWaiting,
  readPlaceOffer,
} from '@wine-walk/common/api/waiting-list.ts';
import { type Route, route } from '../../http/route.ts';
import { addToWaitingList, countList, describeOffer, listEntries } from './service.ts';

export const waitingListRoutes: readonly Route[] = [
  route(joinWaitingList, async ({ params, body, ...sender }) =>
    addToWaitingList(params.eventId, body, sender),
  ),
  route(readPlaceOffer, async ({ params, now }) => describeOffer(params.offer, now)),
  route(listWaiting, async ({ params, ...reader }) => listEntries(params.id, reader)),
  route(countWaitingList, async ({ params }) => countList(params.id)),
];
