import { likePour, unlikePour } from '@wine-walk/common/api/wines.ts';
import { type Route, route } from '../../http/route.ts';
import { addLikedPour, removeLikedPour } from './service.ts';

export const wineRoutes: readonly Route[] = [
  route(likePour, async ({ params, body, caller }) => addLikedPour(caller.uid, params, body.note)),
  route(unlikePour, async ({ params, caller }) => removeLikedPour(caller.uid, params)),
];
