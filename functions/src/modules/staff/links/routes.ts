import { problem } from '@wine-walk/common/api/problems.ts';
import {
  createShift,
  createShopLink,
  endShift,
  endShopLink,
  joinShift,
  joinShop,
  listShifts,
  listShopLinks,
  readShopCounts,
  revokeLinkAccount,
} from '@wine-walk/common/api/staff.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocument } from '../../../firestore/read.ts';
import { type Route, route } from '../../../http/route.ts';
import { createLink } from './create.ts';
import { endLink, revokeAccount } from './end.ts';
import { joinLink } from './join.ts';
import { listLinks } from './list.ts';
import { shopCounts } from './shop-counts.ts';

export const linkRoutes: readonly Route[] = [
  route(createShift, async ({ body, ...sender }) =>
    createLink('shift', { ...body, businessId: null }, sender),
  ),
  route(listShifts, async ({ query }) => listLinks('shift', query.eventId)),
  route(endShift, async ({ params, caller, now }) => endLink('shift', params.id, caller, now)),
  route(joinShift, async ({ body, ...from }) => joinLink('shift', body, from)),

  route(createShopLink, async ({ body, ...sender }) => {
    const business = await readDocument(documentPaths.business(body.businessId), businessDocument);
    if (!business) return problem('not-found', 'This business no longer exists.');
    return createLink('shop', { ...body, name: business.data.name }, sender);
  }),
  route(listShopLinks, async ({ query }) => listLinks('shop', query.eventId)),
  route(endShopLink, async ({ params, caller, now }) => endLink('shop', params.id, caller, now)),
  route(joinShop, async ({ body, ...from }) => joinLink('shop', { ...body, fullName: null }, from)),

  route(revokeLinkAccount, async ({ params, caller, now }) =>
    revokeAccount(params.id, caller, now),
  ),
  route(readShopCounts, async ({ caller }) => shopCounts(caller)),
];
