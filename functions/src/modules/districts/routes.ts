import { importDistrict, readDistrict, removeDistrict } from '@wine-walk/common/api/districts.ts';
import { type Route, route } from '../../http/route.ts';
import { importDistrictForEvent, readDistrictMap, removeDistrictFromEvent } from './service.ts';

export const districtRoutes: readonly Route[] = [
  route(readDistrict, async ({ params }) => readDistrictMap(params.id)),
  route(importDistrict, async ({ params, body, ...editor }) =>
    importDistrictForEvent(params.id, body, editor),
  ),
  route(removeDistrict, async ({ params, ...editor }) =>
    removeDistrictFromEvent(params.id, editor),
  ),
];
