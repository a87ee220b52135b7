import { readLeaderboard } from '../../contract/events.ts';
import {
  chooseLeaderboardName,
  ensureParticipant,
  listCheckIns,
  readParticipant,
} from '../../contract/participants.ts';
import { participantName } from '../../domain/names.ts';
import { forbiddenUnlessOwn } from '../../http/own.ts';
import { type Route, route } from '../../http/route.ts';
import { leaderboard, nameOnLeaderboard } from './leaderboard.ts';
import { checkInsOf, ensure, participantWithAchievements } from './service.ts';

export const routes: readonly Route[] = [
  route(ensureParticipant, async ({ body, caller, now }) => {
    const refusal = forbiddenUnlessOwn(caller, body.userId);
    if (refusal) return refusal;
    // The token's address is proven or was registered with; what the body claims is not.
    const email = caller.email || body.email;
    const name = body.name || participantName({ email });
    return ensure(caller.uid, { name, email, phoneNumber: body.phoneNumber }, now);
  }),

  route(
    readParticipant,
    async ({ params, caller }) =>
      forbiddenUnlessOwn(caller, params.id) ?? participantWithAchievements(params.id),
  ),

  route(
    listCheckIns,
    async ({ params, caller }) =>
      forbiddenUnlessOwn(caller, params.id) ?? checkInsOf(params.id, params.eventId),
  ),

  route(
    chooseLeaderboardName,
    async ({ params, body, caller }) =>
      forbiddenUnlessOwn(caller, params.participantId) ??
      nameOnLeaderboard(params.participantId, params.eventId, body.displayName),
  ),

  route(readLeaderboard, async ({ params, now }) => leaderboard(params.eventId, now)),
];
