import { readConfirmation, submitRegistration } from '../../contract/registration.ts';
import { registerAtDesk } from '../../contract/registration-changes.ts';
import { validateTicket } from '../../contract/ticket-validation.ts';
import { isDeskOrAdmin } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { registerForSomebody } from './at-desk.ts';
import { confirmation } from './confirmation.ts';
import { register } from './service.ts';
import { checkTicket } from './ticket-check.ts';
import { countWrongTickets, withinTicketLimits } from './ticket-limits.ts';

export const routes: readonly Route[] = [
  route(validateTicket, async ({ body, caller, now, ip }) =>
    isDeskOrAdmin(caller)
      ? checkTicket(body.ticketId, true, now)
      : withinTicketLimits(ip, now, () => checkTicket(body.ticketId, false, now)),
  ),

  route(submitRegistration, async ({ caller, ...call }) =>
    countWrongTickets(call.ip, call.now, () =>
      register({ ...call, attendee: caller?.kind === 'attendee' ? caller : null }),
    ),
  ),

  route(readConfirmation, async ({ params, caller }) => confirmation(params.submissionId, caller)),

  route(registerAtDesk, async ({ body, ...sender }) => registerForSomebody(body, sender)),
];
