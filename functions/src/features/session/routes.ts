import type { Hono } from 'hono';
import { issueReturnCode } from '../../contract/admin-participants.ts';
import {
  endSession,
  issueOwnReturnCode,
  proveAddress,
  redeemReturnCode,
  requestSignInCode,
} from '../../contract/session.ts';
import {
  disownRegistrations,
  listWalks,
  switchWalk,
  takeRegistrations,
} from '../../contract/session-registrations.ts';
import { type Route, route } from '../../http/route.ts';
import { disown } from './disown.ts';
import { end, switchTo, walksOf } from './end.ts';
import { prove } from './prove.ts';
import { issueCode, issueOwnCode, redeemCode } from './return-code.ts';
import { requestCode } from './sign-in-code.ts';
import { take } from './take.ts';

export const routes: readonly Route[] = [
  route(requestSignInCode, async ({ body, ip, now }) => requestCode(body, { ip, now })),
  route(proveAddress, async ({ body, now }) => prove(body, now)),
  route(takeRegistrations, async ({ body, now }) => take(body, now)),
  route(disownRegistrations, async ({ body, now }) => disown(body, now)),
  route(endSession, async ({ body, caller, now }) => end(caller, body.everywhere, now)),
  route(listWalks, async ({ caller }) => walksOf(caller)),
  route(switchWalk, async ({ body, caller, now }) => switchTo(caller, body.participantId, now)),
  route(issueReturnCode, async ({ params, body, caller, now }) =>
    issueCode(params.submissionId, body.keepOtherSessions, caller, now),
  ),
  route(issueOwnReturnCode, async ({ caller, now }) => issueOwnCode(caller, now)),
  route(redeemReturnCode, async ({ body, ip, now }) => redeemCode(body.code, { ip, now })),
];

/** The two browser navigations: both end on the landing page, which does what its address asks. `next`: where to go on after signing in. */
export function addSessionRoutes(app: Hono): void {
  app.get('/api/login', (context) => {
    const next = context.req.query('next');
    return context.redirect(next ? `/?sign-in&next=${encodeURIComponent(next)}` : '/?sign-in');
  });
  app.get('/api/logout', (context) => context.redirect('/?sign-out'));
}
