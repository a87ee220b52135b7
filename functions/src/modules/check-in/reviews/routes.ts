import {
  checkInForSomebody,
  listPendingCheckIns,
  reviewCheckIns,
  undoCheckIns,
} from '@wine-walk/common/api/reviews.ts';
import { type Route, route } from '../../../http/route.ts';
import { checkInOnBehalf } from './check-in-on-behalf.ts';
import { listPending } from './pending.ts';
import { reviewPendingCheckIns } from './review.ts';
import { undoDecisions } from './undo.ts';

export const staffRoutes: readonly Route[] = [
  route(listPendingCheckIns, async ({ query }) => listPending(query)),
  route(reviewCheckIns, async ({ body, ...reviewer }) => reviewPendingCheckIns(body, reviewer)),
  route(checkInForSomebody, async ({ params, body, ...sender }) =>
    checkInOnBehalf(params.id, body, sender),
  ),
  route(undoCheckIns, async ({ body, ...reviewer }) => undoDecisions(body.ids, reviewer)),
];
