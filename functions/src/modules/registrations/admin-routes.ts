import {
  assignStampCard,
  cancelRegistration,
  changeTicket,
  countRegistrations,
  editRegistration,
  exportRegistrations,
  listRegistrations,
  readEmergencyContact,
  readRegistration,
  restoreRegistration,
} from '@wine-walk/common/api/admin-registrations.ts';
import { type Route, route } from '../../http/route.ts';
import { assignStampCardTo, correctRegistration } from './change.ts';
import { registrationDetail, revealEmergencyContact } from './detail.ts';
import { exportPage, registrationCounts, registrationPage } from './list.ts';
import { cancel, moveTicket, restore } from './ticket-moves.ts';

export const routes: readonly Route[] = [
  route(listRegistrations, async ({ query }) => registrationPage(query)),
  route(countRegistrations, async ({ query }) => registrationCounts(query)),
  route(exportRegistrations, async ({ body, ...editor }) => exportPage(body, editor)),
  route(readRegistration, async ({ params }) => registrationDetail(params.id)),
  route(readEmergencyContact, async ({ params, ...editor }) =>
    revealEmergencyContact(params.id, editor),
  ),
  route(editRegistration, async ({ params, body, ...editor }) =>
    correctRegistration(params.id, body, editor),
  ),
  route(cancelRegistration, async ({ params, ...editor }) => cancel(params.id, editor)),
  route(restoreRegistration, async ({ params, ...editor }) => restore(params.id, editor)),
  route(assignStampCard, async ({ params, body, ...editor }) =>
    assignStampCardTo(params.id, body, editor),
  ),
  route(changeTicket, async ({ params, body, ...editor }) => moveTicket(params.id, body, editor)),
];
