import { checkIn } from '@wine-walk/common/api/check-in.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { submitCheckIn } from './service.ts';

export const routes: readonly Route[] = [
  route(
    checkIn,
    async (call) => requireOwner(call.caller, call.body.participantId) ?? submitCheckIn(call),
  ),
];
