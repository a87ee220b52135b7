import { Stack } from '@chakra-ui/react';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { LocalizedInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { FieldSection, OrganizationForm, type PageProps, Pair } from './organization-form.tsx';
import { useOrganizationForm } from './organization-record.ts';
import { rulesBody, rulesFields } from './rules-fields.ts';

const part = { page: 'rules', fields: rulesFields, body: rulesBody } as const;

/** Page of the rules of every walk: age and alcohol, payments at the desk, and changes that shops may make. */
export function RulesPage({ organization, onSaved }: PageProps) {
  const { sections, fields } = texts.organization;
  const record = useOrganizationForm(part, organization, onSaved);
  const inputs = { form: record.form, fields: rulesFields, context: undefined };
  const { languages, currency } = organization;
  return (
    <OrganizationForm page="rules" record={record}>
      <FieldSection title={sections.rules}>
        <Pair>
          <RecordInput of={inputs} name="minimumAge" />
          <RecordInput of={inputs} name="alcoholRule" />
          <LocalizedInputs of={inputs} name="alcoholWords" languages={languages} />
          <LocalizedInputs of={inputs} name="arrivalAdvice" languages={languages} />
          <LocalizedInputs of={inputs} name="guidelines" languages={languages} />
        </Pair>
      </FieldSection>
      <FieldSection title={sections.payments}>
        <Stack gap="3">
          <RecordInput
            of={inputs}
            name="ticketPriceCents"
            label={texts.kit.priceIn({ label: fields.ticketPrice, currency })}
          />
          <GroupInputs of={inputs} name="paymentMethods" />
        </Stack>
      </FieldSection>
      <FieldSection title={sections.shops}>
        <RecordInput of={inputs} name="shopPagesNeedApproval" />
      </FieldSection>
    </OrganizationForm>
  );
}
