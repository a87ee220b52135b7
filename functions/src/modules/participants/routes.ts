import { readLeaderboard } from '@wine-walk/common/api/events.ts';
import {
  chooseLeaderboardName,
  ensureParticipant,
  listCheckIns,
  readParticipant,
} from '@wine-walk/common/api/participants.ts';
import { hideDisplayName } from '@wine-walk/common/api/staff/registrations.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { loadLeaderboard } from './leaderboard.ts';
import { chooseName, hideName } from './leaderboard-name.ts';
import { listCheckInsFor, ownParticipant, participantWithAchievements } from './service.ts';

export const participantRoutes: readonly Route[] = [
  route(ensureParticipant, async ({ body, caller }) => {
    const refusal = requireOwner(caller, body.userId);
    if (refusal) return refusal;
    return ownParticipant(caller.uid);
  }),

  route(
    readParticipant,
    async ({ params, caller, now }) =>
      requireOwner(caller, params.id) ?? participantWithAchievements(params.id, now),
  ),

  route(
    listCheckIns,
    async ({ params, caller }) =>
      requireOwner(caller, params.id) ?? listCheckInsFor(params.id, params.eventId),
  ),

  route(
    chooseLeaderboardName,
    async ({ params, body, caller, now }) =>
      requireOwner(caller, params.participantId) ??
      chooseName(body.displayName, { uid: params.participantId, eventId: params.eventId, now }),
  ),

  route(hideDisplayName, async ({ params, body, ...editor }) =>
    hideName(params.id, body.isHidden, editor),
  ),

  route(readLeaderboard, async ({ params, now }) => loadLeaderboard(params.eventId, now)),
];
