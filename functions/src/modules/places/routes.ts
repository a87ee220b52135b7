import { findPlaces } from '@wine-walk/common/api/places.ts';
import { type Route, route } from '../../http/route.ts';
import { searchPlaces } from './service.ts';

export const placeRoutes: readonly Route[] = [
  route(findPlaces, async ({ query: { address } }) => searchPlaces(address)),
];
