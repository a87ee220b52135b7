import {
  createBusiness,
  editBusiness,
  listAdminBusinesses,
  renewVenueCode,
} from '@wine-walk/common/api/businesses.ts';
import { type Route, route } from '../../http/route.ts';
import { addBusiness, listBusinesses, regenerateVenueCode, updateBusiness } from './service.ts';

export const businessRoutes: readonly Route[] = [
  route(listAdminBusinesses, async () => listBusinesses()),
  route(createBusiness, async ({ body, ...sender }) => addBusiness(body, sender)),
  route(editBusiness, async ({ params, body, ...sender }) =>
    updateBusiness(params.id, body, sender),
  ),
  route(renewVenueCode, async ({ params, body, ...sender }) =>
    regenerateVenueCode(params.id, body.version, sender),
  ),
];
