import { addImage, copyImage, readBusinessImage, readImage } from '@wine-walk/common/api/images.ts';
import { storeImage } from '../../firestore/events/images.ts';
import { type Route, route } from '../../http/route.ts';
import { copyLinkedImage, findBusinessImage, findImage } from './service.ts';

export const imageRoutes: readonly Route[] = [
  route(addImage, async ({ body, ...sender }) => storeImage(body, sender)),
  route(copyImage, async ({ query: { url }, now }) => copyLinkedImage(url, now)),
  route(readImage, async ({ params }) => findImage(params.id)),
  route(readBusinessImage, async ({ params, query, now }) =>
    findBusinessImage(params.id, query.url, now),
  ),
];
