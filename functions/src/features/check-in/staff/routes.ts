import { listPendingCheckIns, reviewCheckIns } from '../../../contract/check-in-reviews.ts';
import { checkInForSomebody, undoCheckIns } from '../../../contract/staff-check-ins.ts';
import { type Route, route } from '../../../http/route.ts';
import { checkInFor } from './check-in-for.ts';
import { pendingCheckIns } from './pending.ts';
import { review } from './review.ts';
import { undoDecisions } from './undo.ts';

export const staffRoutes: readonly Route[] = [
  route(listPendingCheckIns, async ({ query }) => pendingCheckIns(query)),
  route(reviewCheckIns, async ({ body, ...reviewer }) => review(body, reviewer)),
  route(checkInForSomebody, async ({ params, body, ...sender }) =>
    checkInFor(params.id, body, sender),
  ),
  route(undoCheckIns, async ({ body, ...reviewer }) => undoDecisions(body.ids, reviewer)),
];
