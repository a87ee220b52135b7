import {
  countRegistrations,
  listRegistrations,
  readEmergencyContact,
  readRegistration,
} from '../../contract/admin-registrations.ts';
import {
  cancelRegistration,
  editRegistration,
  giveStampCard,
  moveToTicket,
  restoreRegistration,
} from '../../contract/registration-changes.ts';
import { exportRegistrations } from '../../contract/registration-export.ts';
import { type Route, route } from '../../http/route.ts';
import { correct } from './change.ts';
import { emergencyContact, registrationDetail } from './detail.ts';
import { exportPage, registrationCounts, registrationPage } from './list.ts';
import { giveCard } from './stamp-card.ts';
import { cancel, moveTicket, restore } from './ticket-moves.ts';

export const routes: readonly Route[] = [
  route(listRegistrations, async ({ query }) => registrationPage(query)),
  route(countRegistrations, async ({ query }) => registrationCounts(query)),
  route(exportRegistrations, async ({ body, ...editor }) => exportPage(body, editor)),
  route(readRegistration, async ({ params }) => registrationDetail(params.id)),
  route(readEmergencyContact, async ({ params, ...editor }) => emergencyContact(params.id, editor)),
  route(editRegistration, async ({ params, body, ...editor }) => correct(params.id, body, editor)),
  route(cancelRegistration, async ({ params, ...editor }) => cancel(params.id, editor)),
  route(restoreRegistration, async ({ params, ...editor }) => restore(params.id, editor)),
  route(giveStampCard, async ({ params, body, ...editor }) => giveCard(params.id, body, editor)),
  route(moveToTicket, async ({ params, body, ...editor }) => moveTicket(params.id, body, editor)),
];
