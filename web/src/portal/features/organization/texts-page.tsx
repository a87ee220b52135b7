import { useWatch } from 'react-hook-form';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { LocalizedInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { ConfirmationPreview, ReminderPreview } from './mail-previews.tsx';
import { FieldSection, OrganizationForm, type PageProps, Pair } from './organization-form.tsx';
import { useOrganizationForm } from './organization-record.ts';
import { languagesOf, textsBody, textsFields } from './texts-fields.ts';

const part = { page: 'texts', fields: textsFields, body: textsBody } as const;

/** Page of the languages and of the texts that attendees read in the app and by email. */
export function TextsPage({ organization, onSaved }: PageProps) {
  const { sections } = texts.organization;
  const record = useOrganizationForm(part, organization, onSaved);
  const { form } = record;
  const inputs = { form, fields: textsFields, context: undefined };
  const languages = languagesOf(useWatch({ control: form.control, name: 'languages' }));
  return (
    <OrganizationForm page="texts" record={record}>
      <FieldSection title={sections.texts}>
        <Pair>
          <RecordInput of={inputs} name="languages" />
        </Pair>
        <Pair>
          <LocalizedInputs of={inputs} name="tagline" languages={languages} />
          <LocalizedInputs of={inputs} name="about" languages={languages} />
          <LocalizedInputs of={inputs} name="privacyNotice" languages={languages} />
        </Pair>
      </FieldSection>
      <FieldSection title={sections.confirmation}>
        <Pair>
          <LocalizedInputs of={inputs} name="confirmationOpening" languages={languages} />
          <LocalizedInputs of={inputs} name="confirmationClosing" languages={languages} />
        </Pair>
        <ConfirmationPreview form={form} />
        <RecordInput of={inputs} name="sendsReminders" />
        <ReminderPreview form={form} />
      </FieldSection>
    </OrganizationForm>
  );
}
