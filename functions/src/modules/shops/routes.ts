import { signAgreement } from '@wine-walk/common/api/agreements.ts';
import {
  addShopPicture,
  approveShopPages,
  countOpenedBottle,
  listShopPages,
  mailShopLinks,
  readShopPage,
  saveShopPage,
} from '@wine-walk/common/api/shops.ts';
import { type Route, route } from '../../http/route.ts';
import { signShopAgreement } from './agreement.ts';
import { approvePages } from './approval.ts';
import { countBottle } from './bottles.ts';
import { shopsOfEvent } from './list.ts';
import { mailLinks } from './mails.ts';
import { addPicture, pageOfLink, savePage } from './page.ts';

export const shopRoutes: readonly Route[] = [
  route(readShopPage, async ({ params, now }) => pageOfLink(params.secret, now)),
  route(saveShopPage, async ({ params, body, now }) => savePage(params.secret, body, now)),
  route(addShopPicture, async ({ params, body, now }) => addPicture(params.secret, body.data, now)),
  route(signAgreement, async ({ params, body, ...sender }) =>
    signShopAgreement(params.secret, body, sender),
  ),
  route(listShopPages, async ({ params }) => shopsOfEvent(params.id)),
  route(approveShopPages, async ({ params, body, ...editor }) =>
    approvePages(params.id, body, editor),
  ),
  route(mailShopLinks, async ({ params, body, ...sender }) =>
    mailLinks(params.id, body.to, sender),
  ),
  route(countOpenedBottle, async ({ body, ...sender }) => countBottle(body.change, sender)),
];
