import {
  deleteOwnData,
  deletePersonData,
  readPersonData,
} from '@wine-walk/common/api/personal-data.ts';
import { requireOwner, staffLimitProblem } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { collectPersonalData, erasePerson, requireParticipant } from './service.ts';

export const personalDataRoutes: readonly Route[] = [
  route(
    deleteOwnData,
    async ({ params, caller, now }) =>
      requireOwner(caller, params.id) ??
      staffLimitProblem(caller) ??
      // After the limit, the audit still names the staff member who began the session.
      erasePerson(params.id, caller.staffCode?.issuedBy ?? 'participant', now),
  ),
  route(
    readPersonData,
    async ({ params, caller, now }) =>
      (await requireParticipant(params.id)) ?? collectPersonalData(params.id, caller.username, now),
  ),
  route(
    deletePersonData,
    async ({ params, caller, now }) =>
      (await requireParticipant(params.id)) ?? erasePerson(params.id, caller.username, now),
  ),
];
