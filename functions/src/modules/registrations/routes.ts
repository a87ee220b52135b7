import { registerAtDesk } from '@wine-walk/common/api/admin-registrations.ts';
import {
  readConfirmation,
  submitRegistration,
  validateTicket,
} from '@wine-walk/common/api/registrations.ts';
import { isDeskOrAdmin } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { readConfirmationFor } from './confirmation.ts';
import { registerOnBehalf } from './register-on-behalf.ts';
import { registerParticipant } from './service.ts';
import { checkTicket, limitTicketValidation, limitWrongTickets } from './ticket-check.ts';

export const routes: readonly Route[] = [
  route(validateTicket, async ({ body, caller, now, ip }) =>
    isDeskOrAdmin(caller)
      ? checkTicket(body.ticketId, true, now)
      : limitTicketValidation(ip, now, () => checkTicket(body.ticketId, false, now)),
  ),

  route(submitRegistration, async ({ caller, ...call }) =>
    limitWrongTickets(call.ip, call.now, () =>
      registerParticipant({ ...call, attendee: caller?.kind === 'attendee' ? caller : null }),
    ),
  ),

  route(readConfirmation, async ({ params, caller }) =>
    readConfirmationFor(params.submissionId, caller),
  ),

  route(registerAtDesk, async ({ body, ...sender }) => registerOnBehalf(body, sender)),
];
