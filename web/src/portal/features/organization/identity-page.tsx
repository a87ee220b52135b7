import { useWatch } from 'react-hook-form';
import { TimeZoneField } from '../../kit/forms/time-zone-field.tsx';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { LocalizedInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { AccentColorField } from './accent-color-field.tsx';
import { type IdentityForm, identityBody, identityFields } from './identity-fields.ts';
import { LogoInput } from './logo-input.tsx';
import { FieldSection, OrganizationForm, type PageProps, Pair } from './organization-form.tsx';
import { useOrganizationForm } from './organization-record.ts';
import { SponsorsField } from './sponsors-field.tsx';

const part = { page: 'identity', fields: identityFields, body: identityBody } as const;

/** Page of who the organization is: name, look, contact, place and sponsors. */
export function IdentityPage({ organization, onSaved }: PageProps) {
  const { sections } = texts.organization;
  const record = useOrganizationForm(part, organization, onSaved);
  const { form } = record;
  const inputs = { form, fields: identityFields, context: undefined };
  return (
    <OrganizationForm page="identity" record={record}>
      <FieldSection title={sections.look}>
        <Pair>
          <RecordInput of={inputs} name="name" />
          <RecordInput of={inputs} name="shortName" />
        </Pair>
        <AccentColorField form={form} />
        <Logo form={form} />
      </FieldSection>
      <FieldSection title={sections.contact}>
        <Pair>
          <RecordInput of={inputs} name="contactEmail" />
          <RecordInput of={inputs} name="contactPhone" />
          <RecordInput of={inputs} name="website" />
          <RecordInput of={inputs} name="hashtag" />
        </Pair>
      </FieldSection>
      <FieldSection title={sections.place}>
        <Pair>
          <LocalizedInputs of={inputs} name="place" languages={organization.languages} />
          <RecordInput of={inputs} name="country" />
          <RecordInput of={inputs} name="currency" />
          <TimeZoneField form={form} name="timeZone" />
          <RecordInput of={inputs} name="units" />
        </Pair>
      </FieldSection>
      <FieldSection title={sections.sponsors}>
        <SponsorsField form={form} />
      </FieldSection>
    </OrganizationForm>
  );
}

/** Logo of the organization, with its name as typed. */
function Logo({ form }: { form: IdentityForm }) {
  const { logo } = texts.organization;
  const [name, url] = useWatch({ control: form.control, name: ['shortName', 'logoUrl'] });
  return (
    <LogoInput
      name={name || logo.theOrganization}
      url={url}
      help={logo.help}
      onChange={(next) => form.setValue('logoUrl', next, { shouldDirty: true })}
    />
  );
}
