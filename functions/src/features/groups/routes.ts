import { joinGroup, leaveGroup, readInvitation, startGroup } from '../../contract/groups.ts';
import { type Route, route } from '../../http/route.ts';
import { describeInvitation } from './invitation.ts';
import { join, leave, start } from './service.ts';

export const routes: readonly Route[] = [
  route(startGroup, async ({ params, caller, now }) => start(caller.uid, params.eventId, now)),
  route(readInvitation, async ({ params, caller, now }) =>
    describeInvitation(caller.uid, params.groupId, now),
  ),
  route(joinGroup, async ({ params, caller, now }) => join(caller.uid, params.groupId, now)),
  route(leaveGroup, async ({ params, caller }) => leave(caller.uid, params.eventId)),
];
