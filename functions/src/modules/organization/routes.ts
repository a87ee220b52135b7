import {
  editOrganization,
  readAdminOrganization,
  readOrganization,
  readPrivacyNotice,
} from '@wine-walk/common/api/organization.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { type Route, route } from '../../http/route.ts';
import { adminOrganization, saveOrganization } from './service.ts';

export const organizationRoutes: readonly Route[] = [
  route(readOrganization, async () => readOrganizationDocument()),
  route(readPrivacyNotice, async () => readOrganizationDocument()),
  route(readAdminOrganization, async () => adminOrganization()),
  route(editOrganization, async ({ body, ...editor }) => saveOrganization(body, editor)),
];
