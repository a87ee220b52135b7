import {
  type AdminOrganization,
  editOrganization,
  organizationBody,
  readAdminOrganization,
} from '@wine-walk/common/api/organization.ts';
import { byLanguage } from '@wine-walk/common/model/languages.ts';
import type { z } from 'zod';
import { type RecordForm, useRecordForm } from '../../kit/forms/record-form.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import { type FieldsOf, type ValuesOf } from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import { printTexts } from '../../texts/print-texts.ts';
import { identityFields } from './identity-fields.ts';
import { rulesFields } from './rules-fields.ts';
import { textsFields } from './texts-fields.ts';

/** Pages of the organization, in their order. */
export const organizationPages = ['identity', 'rules', 'release', 'texts'] as const;

export type OrganizationPageName = (typeof organizationPages)[number];

/** Fields of the organization that one page edits. */
export interface OrganizationPart<V, B> {
  page: OrganizationPageName;
  fields: FieldsOf<V, undefined>;
  body: z.ZodType<B>;
}

/** Form of a part of the organization. */
export type PartForm<V extends object, B> = RecordForm<V, B, AdminOrganization>;

const fields = { ...identityFields, ...rulesFields, ...textsFields };

/** Views of all fields: the history of each page is that of the organization. */
const { views: allViews } = describeForm<
  ValuesOf<typeof fields>,
  z.output<typeof organizationBody>,
  AdminOrganization,
  undefined
>({ fields, body: organizationBody, context: undefined });

/** Returns the product's privacy notice in each language. */
const standardNotice = () =>
  byLanguage((language) => printTexts(language).organization.privacyNotice);

/** Returns the organization with the product's privacy notice if it was never saved. */
const withStandardNotice = (organization: AdminOrganization): AdminOrganization =>
  organization.version > 0 ? organization : { ...organization, privacyNotice: standardNotice() };

/** Form of a part of the organization, which saves only its own fields. */
export function useOrganizationForm<
  V extends object,
  B extends Partial<z.output<typeof organizationBody>>,
>(
  part: OrganizationPart<V, B>,
  organization: AdminOrganization,
  onDone: (saved: AdminOrganization) => Promise<void>,
): PartForm<V, B> {
  const { toValues, schema, views } = describeForm<V, B, AdminOrganization, undefined>({
    ...part,
    context: undefined,
  });
  return useRecordForm<V, B, AdminOrganization>({
    kind: 'organization',
    part: part.page,
    record: withStandardNotice(organization),
    toValues,
    schema,
    views: { ...allViews, ...views },
    create: (body, call) => call(editOrganization, { body }),
    // The first save of any page stores the notice that the page of the texts shows.
    edit: (_id, body, call) =>
      call(editOrganization, {
        body: { ...(body.version === 0 && { privacyNotice: standardNotice() }), ...body },
      }),
    readSaved: () => staffCall(readAdminOrganization, {}),
    onDone,
  });
}
