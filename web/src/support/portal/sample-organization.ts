import type { AdminOrganization } from '@wine-walk/common/api/organization.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';

const at = '2026-06-01T14:00:00.000Z';

/** Returns a stored organization. `version`: 0 before it was filled in. */
export const storedOrganization = (version: number): AdminOrganization => ({
  ...defaultOrganization,
  languages: [...defaultOrganization.languages],
  sponsors: [...defaultOrganization.sponsors],
  privacyNotice: inNoLanguage,
  confirmationOpening: inNoLanguage,
  confirmationClosing: inNoLanguage,
  shopPagesNeedApproval: true,
  sendsReminders: true,
  id: 'current',
  version,
  createdAt: at,
  updatedAt: at,
});
