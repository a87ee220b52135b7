import {
  createBusiness,
  editBusiness,
  importBusinesses,
  listAdminBusinesses,
  renewVenueCode,
} from '@wine-walk/common/api/businesses.ts';
import { saveOffer } from '@wine-walk/common/api/offers.ts';
import { type Route, route } from '../../http/route.ts';
import { importFile } from './import.ts';
import { updateOffer } from './offers.ts';
import { addBusiness, listBusinesses, regenerateVenueCode, updateBusiness } from './service.ts';

export const businessRoutes: readonly Route[] = [
  route(listAdminBusinesses, async () => listBusinesses()),
  route(createBusiness, async ({ body, ...sender }) => addBusiness(body, sender)),
  route(editBusiness, async ({ params, body, ...sender }) =>
    updateBusiness(params.id, body, sender),
  ),
  route(importBusinesses, async ({ body, ...sender }) => importFile(body, sender)),
  route(saveOffer, async ({ params, body, ...sender }) => updateOffer(params, body, sender)),
  route(renewVenueCode, async ({ params, body, ...sender }) =>
    regenerateVenueCode(params.id, body.version, sender),
  ),
];
