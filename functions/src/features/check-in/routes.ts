import { checkIn } from '../../contract/check-in.ts';
import { requireOwner } from '../../http/require-owner.ts';
import { type Route, route } from '../../http/route.ts';
import { submitCheckIn } from './service.ts';
import { staffRoutes } from './staff/routes.ts';

export const routes: readonly Route[] = [
  route(
    checkIn,
    async (call) => requireOwner(call.caller, call.body.participantId) ?? submitCheckIn(call),
  ),
  ...staffRoutes,
];
