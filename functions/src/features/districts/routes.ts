import { importDistrict, removeDistrict } from '../../contract/admin-districts.ts';
import { readDistrict } from '../../contract/districts.ts';
import { type Route, route } from '../../http/route.ts';
import { districtOf, importFor, removeFrom } from './service.ts';

export const routes: readonly Route[] = [
  route(readDistrict, async ({ params }) => districtOf(params.id)),
  route(importDistrict, async ({ params, body, ...editor }) => importFor(params.id, body, editor)),
  route(removeDistrict, async ({ params, ...editor }) => removeFrom(params.id, editor)),
];
