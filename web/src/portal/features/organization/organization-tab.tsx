import { Card, Grid, Heading, Stack } from '@chakra-ui/react';
import {
  type AdminOrganization,
  readAdminOrganization,
} from '@wine-walk/common/api/organization.ts';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { EditConflictPanel } from '../../kit/forms/edit-conflict-panel.tsx';
import { TimeZoneField } from '../../kit/forms/time-zone-field.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { RecordHistory } from '../../shared/records/record-history.tsx';
import { SaveBar } from '../../shared/records/record-page.tsx';
import { RestoredNotice } from '../../shared/records/save-issues.tsx';
import { LocalizedInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { ConfirmationPreview } from './confirmation-preview.tsx';
import { LogoInput } from './logo-input.tsx';
import { languagesOf, organizationFields, useOrganizationForm } from './organization-record.ts';
import { ReleaseSection } from './release-section.tsx';
import { SponsorsField } from './sponsors-field.tsx';

/** Organization tab: name, rules and texts that attendees see at every walk, for admins. */
export default function OrganizationTab() {
  const { isAdmin } = useStaff();
  // A saved form starts again from the saved version.
  const [saves, setSaves] = useState(0);
  const options = { enabled: isAdmin };
  const organization = useApiQuery(readAdminOrganization, {}, options);
  return (
    <PortalPage title={texts.organization.title} lead={texts.organization.lead}>
      {!isAdmin && <Alert tone="gray">{texts.organization.adminsOnly}</Alert>}
      {isAdmin && organization.isPending && <TabSkeleton />}
      {organization.isError && (
        <ErrorState
          title={texts.organization.loadFailed}
          error={organization.error}
          onRetry={() => void organization.refetch()}
        />
      )}
      {organization.data && (
        <OrganizationForm
          key={saves}
          organization={organization.data}
          onSaved={() => setSaves(saves + 1)}
        />
      )}
      {isAdmin && <ReleaseSection />}
    </PortalPage>
  );
}

interface FormProps {
  organization: AdminOrganization;
  onSaved: () => void;
}

function OrganizationForm({ organization, onSaved }: FormProps) {
  const { sections, save } = texts.organization;
  const { set } = useApiCache();
  const record = useOrganizationForm(organization, async (saved) => {
    await set(readAdminOrganization, {}, () => saved);
    saveOrganization(saved);
    onSaved();
  });
  useUnsavedChangesWarning(record.form.formState.isDirty, record.discard);
  const inputs = { form: record.form, fields: organizationFields, context: undefined };
  const languages = languagesOf(useWatch({ control: record.form.control, name: 'languages' }));
  const id = useId();
  return (
    <Stack gap="4" maxW="56rem">
      <RestoredNotice record={record} />
      {record.isComparing && record.savedValues && (
        <EditConflictPanel record={record} savedValues={record.savedValues} />
      )}
      <form
        id={id}
        hidden={record.isComparing}
        onSubmit={record.submit}
        noValidate
        aria-label={texts.organization.title}
      >
        <Stack className="record-page-form" gap="5">
          <FieldSection title={sections.look}>
            <Pair>
              <RecordInput of={inputs} name="name" />
              <RecordInput of={inputs} name="shortName" />
              <LocalizedInputs of={inputs} name="tagline" languages={languages} />
              <RecordInput of={inputs} name="accentColor" />
              <RecordInput of={inputs} name="languages" />
            </Pair>
            <Logo form={record.form} />
          </FieldSection>
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
              <RecordInput of={inputs} name="ticketPriceCents" />
              <GroupInputs of={inputs} name="paymentMethods" />
            </Stack>
          </FieldSection>
          <FieldSection title={sections.contact}>
            <Pair>
              <RecordInput of={inputs} name="contactEmail" />
              <RecordInput of={inputs} name="contactPhone" />
              <RecordInput of={inputs} name="website" />
            </Pair>
          </FieldSection>
          <FieldSection title={sections.place}>
            <Pair>
              <LocalizedInputs of={inputs} name="place" languages={languages} />
              <RecordInput of={inputs} name="hashtag" />
              <RecordInput of={inputs} name="units" />
              <TimeZoneField form={record.form} name="timeZone" />
              <RecordInput of={inputs} name="country" />
              <RecordInput of={inputs} name="currency" />
            </Pair>
          </FieldSection>
          <FieldSection title={sections.sponsors}>
            <SponsorsField form={record.form} />
          </FieldSection>
          <FieldSection title={sections.shops}>
            <RecordInput of={inputs} name="shopPagesNeedApproval" />
          </FieldSection>
          <FieldSection title={sections.confirmation}>
            <Pair>
              <LocalizedInputs of={inputs} name="confirmationOpening" languages={languages} />
              <LocalizedInputs of={inputs} name="confirmationClosing" languages={languages} />
            </Pair>
            <RecordInput of={inputs} name="sendsReminders" />
            <ConfirmationPreview form={record.form} />
          </FieldSection>
          <FieldSection title={sections.texts}>
            <Pair>
              <LocalizedInputs of={inputs} name="about" languages={languages} />
              <LocalizedInputs of={inputs} name="privacyNotice" languages={languages} />
            </Pair>
          </FieldSection>
        </Stack>
      </form>
      {!record.isComparing && <RecordHistory record={record} />}
      <SaveBar record={record} hidden={record.isComparing}>
        <Button type="submit" form={id} loading={record.isSaving} loadingText={texts.kit.saving}>
          {save}
        </Button>
      </SaveBar>
    </Stack>
  );
}

/** Logo of the organization, with its name as typed. */
function Logo({ form }: { form: ReturnType<typeof useOrganizationForm>['form'] }) {
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

function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Card.Body>
    </Card.Root>
  );
}

/** Two columns of fields, one on a phone. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {children}
    </Grid>
  );
}
