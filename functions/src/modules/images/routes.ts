import { addImage, readImage } from '@wine-walk/common/api/images.ts';
import { storeImage } from '../../firestore/events/images.ts';
import { type Route, route } from '../../http/route.ts';
import { findImage } from './service.ts';

export const imageRoutes: readonly Route[] = [
  route(addImage, async ({ body, ...sender }) => storeImage(body, sender)),
  route(readImage, async ({ params }) => findImage(params.id)),
];
