import {
  type OrganizationDocument,
  organizationDocument,
} from '@wine-walk/common/model/organization.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';

/** Time of a document that was never saved. */
const never = new Date(0).toISOString();

/** Returns the organization; its defaults with version 0 if it was never saved. */
export async function readOrganizationDocument(): Promise<OrganizationDocument> {
  const stored = await readDocument(documentPaths.organization(), organizationDocument);
  return stored?.data ?? unsavedOrganization();
}

/** Returns the organization before it was saved once. */
export function unsavedOrganization(): OrganizationDocument {
  return organizationDocument.parse({ version: 0, createdAt: never, updatedAt: never });
}
