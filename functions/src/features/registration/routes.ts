import {
  readConfirmation,
  submitRegistration,
  validateTicket,
} from '../../contract/registration.ts';
import { type Route, route } from '../../http/route.ts';
import { confirmation } from './confirmation.ts';
import { register } from './service.ts';
import { checkTicket } from './ticket-check.ts';

export const routes: readonly Route[] = [
  route(validateTicket, async ({ body, caller, now }) =>
    checkTicket(body.ticketId, caller?.kind === 'staff', now),
  ),

  route(submitRegistration, async ({ caller, ...call }) =>
    register({ ...call, attendee: caller?.kind === 'attendee' ? caller : null }),
  ),

  route(readConfirmation, async ({ params, caller }) => confirmation(params.submissionId, caller)),
];
