import {
  importDistrict,
  readDistrict,
  readStreets,
  removeDistrict,
} from '@wine-walk/common/api/districts.ts';
import { type Route, route } from '../../http/route.ts';
import { importDistrictForEvent, readDistrictMap, removeDistrictFromEvent } from './service.ts';
import { loadStreets } from './streets.ts';

export const districtRoutes: readonly Route[] = [
  route(readDistrict, async ({ params }) => readDistrictMap(params.id)),
  route(importDistrict, async ({ params, body, ...editor }) =>
    importDistrictForEvent(params.id, body, editor),
  ),
  route(readStreets, async ({ params }) => loadStreets(params.id)),
  route(removeDistrict, async ({ params, ...editor }) =>
    removeDistrictFromEvent(params.id, editor),
  ),
];
