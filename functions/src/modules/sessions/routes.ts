import {
  disownRegistrations,
  endSession,
  issueTransferCode,
  keepSession,
  linkRegistrations,
  listLinkableRegistrations,
  listLinkedParticipants,
  proveEmail,
  proveTicket,
  redeemReturnCode,
  requestSignInCode,
  requestTicketCode,
  restoreSession,
  switchParticipant,
} from '@wine-walk/common/api/sessions.ts';
import { issueReturnCode } from '@wine-walk/common/api/staff/registrations.ts';
import type { Hono } from 'hono';
import { type Route, route } from '../../http/route.ts';
import { isOnEmulators } from '../../settings.ts';
import {
  endAttendeeSession,
  readLinkedParticipants,
  switchToLinkedParticipant,
} from './end-and-switch.ts';
import { disown, linkProvenRegistrations, listLinkable } from './link-registrations.ts';
import { proveEmailOwnership } from './prove-email.ts';
import {
  createSessionByReturnCode,
  createTransferCode,
  issueDeskReturnCode,
} from './return-code.ts';
import { keepSessionByCookie, restoreSessionByCookie } from './session-cookie.ts';
import { requestSignInEmail } from './sign-in-code.ts';
import { mailTicketCode, proveTicketEmail } from './ticket-code.ts';

export const sessionRoutes: readonly Route[] = [
  route(requestSignInCode, async ({ body, ip, now }) =>
    requestSignInEmail(body, { ip, now, isLocal: isOnEmulators() }),
  ),
  route(requestTicketCode, async ({ body, ip, now }) =>
    mailTicketCode(body, { ip, now, isLocal: isOnEmulators() }),
  ),
  route(proveTicket, async ({ body, ip, now }) => proveTicketEmail(body, { ip, now })),
  route(proveEmail, async ({ body, now }) => proveEmailOwnership(body, now)),
  route(listLinkableRegistrations, async ({ body, now }) => listLinkable(body, now)),
  route(linkRegistrations, async ({ body, now }) => linkProvenRegistrations(body, now)),
  route(disownRegistrations, async ({ body, now }) => disown(body, now)),
  route(endSession, async ({ body, caller, sessionCookie, now }) => {
    const response = await endAttendeeSession(caller, body.everywhere, now);
    sessionCookie.clear();
    return response;
  }),
  route(keepSession, async ({ caller, sessionCookie, now }) =>
    keepSessionByCookie(caller, sessionCookie, now),
  ),
  route(restoreSession, async ({ sessionCookie, ip, now }) =>
    restoreSessionByCookie(sessionCookie, { ip, now }),
  ),
  route(listLinkedParticipants, async ({ caller }) => readLinkedParticipants(caller)),
  route(switchParticipant, async ({ body, caller, now }) =>
    switchToLinkedParticipant(caller, body.participantId, now),
  ),
  route(issueReturnCode, async ({ params, body, caller, now }) =>
    issueDeskReturnCode(params.submissionId, body.keepOtherSessions, caller, now),
  ),
  route(issueTransferCode, async ({ caller, now }) => createTransferCode(caller, now)),
  route(redeemReturnCode, async ({ body, ip, now }) =>
    createSessionByReturnCode(body.code, { ip, now }),
  ),
];

/**
 * Adds the two browser navigations, which redirect to the landing page with instructions. `next`: page after
 * the sign-in.
 */
export function addSessionRoutes(app: Hono): void {
  app.get('/api/login', (context) => {
    const next = context.req.query('next');
    return context.redirect(next ? `/?sign-in&next=${encodeURIComponent(next)}` : '/?sign-in');
  });
  app.get('/api/logout', (context) => context.redirect('/?sign-out'));
}
