import { checkIn } from '../../contract/check-in.ts';
import { forbiddenUnlessOwn } from '../../http/own.ts';
import { type Route, route } from '../../http/route.ts';
import { checkInAt } from './service.ts';

export const routes: readonly Route[] = [
  route(
    checkIn,
    async (call) => forbiddenUnlessOwn(call.caller, call.body.participantId) ?? checkInAt(call),
  ),
];
