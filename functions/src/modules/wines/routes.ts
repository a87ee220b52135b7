import { likePour, mailLikedPours, unlikePour } from '@wine-walk/common/api/wines.ts';
import { type Route, route } from '../../http/route.ts';
import { mailWines } from './mail.ts';
import { addLikedPour, removeLikedPour } from './service.ts';

export const wineRoutes: readonly Route[] = [
  route(likePour, async ({ params, body, caller }) => addLikedPour(caller.uid, params, body.note)),
  route(unlikePour, async ({ params, caller }) => removeLikedPour(caller.uid, params)),
  route(mailLikedPours, async ({ params, body, caller, request, now }) =>
    mailWines(params.eventId, body, { uid: caller.uid, request, now }),
  ),
];
