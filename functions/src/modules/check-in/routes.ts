import { checkIn, findVenuePin } from '@wine-walk/common/api/check-in.ts';
import { readCrowd } from '@wine-walk/common/api/events.ts';
import {
  assistedCheckIn,
  listPendingCheckIns,
  reviewCheckIns,
} from '@wine-walk/common/api/staff/reviews.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { cachedCrowd } from './crowd.ts';
import { checkInOnBehalf } from './reviews/check-in-on-behalf.ts';
import { listPending } from './reviews/pending.ts';
import { reviewPendingCheckIns } from './reviews/review.ts';
import { submitCheckIn } from './service.ts';
import { findBusinessByPin } from './venue-pin.ts';

export const checkInRoutes: readonly Route[] = [
  route(
    checkIn,
    async (call) => requireOwner(call.caller, call.body.participantId) ?? submitCheckIn(call),
  ),
  route(findVenuePin, async ({ params, body, caller, now }) =>
    findBusinessByPin(params.eventId, body.pin, caller.uid, now),
  ),
  route(readCrowd, async ({ params, now }) => cachedCrowd(params.eventId, now)),
  route(listPendingCheckIns, async ({ query, ...reader }) => listPending(query, reader)),
  route(reviewCheckIns, async ({ body, ...reviewer }) => reviewPendingCheckIns(body, reviewer)),
  route(assistedCheckIn, async ({ params, body, ...sender }) =>
    checkInOnBehalf(params.id, body, sender),
  ),
];
