import {
  createBusiness,
  editBusiness,
  listAdminBusinesses,
} from '../../contract/admin-businesses.ts';
import { type Route, route } from '../../http/route.ts';
import { addBusiness, allBusinesses, changeBusiness } from './admin-service.ts';

export const routes: readonly Route[] = [
  route(listAdminBusinesses, async () => allBusinesses()),
  route(createBusiness, async ({ body, ...sender }) => addBusiness(body, sender)),
  route(editBusiness, async ({ params, body, ...sender }) =>
    changeBusiness(params.id, body, sender),
  ),
];
