import { listPendingCheckIns, reviewCheckIns } from '@wine-walk/common/api/check-in-reviews.ts';
import { checkInForSomebody, undoCheckIns } from '@wine-walk/common/api/staff-check-ins.ts';
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
