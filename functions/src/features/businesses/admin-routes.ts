import {
  createBusiness,
  editBusiness,
  listAdminBusinesses,
  renewVenueCode,
} from '../../contract/admin-businesses.ts';
import { type Route, route } from '../../http/route.ts';
import { addBusiness, allBusinesses, changeBusiness, renewCode } from './admin-service.ts';

export const routes: readonly Route[] = [
  route(listAdminBusinesses, async () => allBusinesses()),
  route(createBusiness, async ({ body, ...sender }) => addBusiness(body, sender)),
  route(editBusiness, async ({ params, body, ...sender }) =>
    changeBusiness(params.id, body, sender),
  ),
  route(renewVenueCode, async ({ params, body, ...sender }) =>
    renewCode(params.id, body.version, sender),
  ),
];
