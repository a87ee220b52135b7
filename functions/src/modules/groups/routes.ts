import { joinGroup, leaveGroup, readInvitation, startGroup } from '@wine-walk/common/api/groups.ts';
import { type Route, route } from '../../http/route.ts';
import { addGroupMember, createGroup, describeInvitation, removeGroupMember } from './service.ts';

export const groupRoutes: readonly Route[] = [
  route(startGroup, async ({ params, caller, now }) =>
    createGroup(caller.uid, params.eventId, now),
  ),
  route(readInvitation, async ({ params, caller, now }) =>
    describeInvitation(caller.uid, params.groupId, now),
  ),
  route(joinGroup, async ({ params, caller, now }) =>
    addGroupMember(caller.uid, params.groupId, now),
  ),
  route(leaveGroup, async ({ params, caller }) => removeGroupMember(caller.uid, params.eventId)),
];
