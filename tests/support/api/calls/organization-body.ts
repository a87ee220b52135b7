import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { editOrganization } from '@wine-walk/common/api/organization.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { inNoLanguage } from '../../../../common/src/model/languages.ts';

const { languages, sponsors, ...facts } = defaultOrganization;

/** Valid organization of another town, as the portal sends it. */
export const organizationBody: BodyInput<typeof editOrganization> = {
  ...facts,
  languages: [...languages],
  sponsors: [...sponsors],
  name: 'Uncork Elora',
  shortName: 'Uncork',
  minimumAge: 19,
  country: 'CA',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  paymentMethods: { cash: true, card: true, other: '' },
  confirmationOpening: inNoLanguage,
  confirmationClosing: inNoLanguage,
  sendsReminders: true,
  privacyNotice: { ...inNoLanguage, en: 'We keep your name.', es: 'Guardamos tu nombre.' },
};
