import { Card, Grid, Heading, Stack } from '@chakra-ui/react';
import type { AdminOrganization } from '@wine-walk/common/api/organization.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EditConflictPanel } from '../../kit/forms/edit-conflict-panel.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { RecordHistory } from '../../shared/records/record-history.tsx';
import { SaveBar } from '../../shared/records/record-page.tsx';
import { RestoredNotice } from '../../shared/records/save-issues.tsx';
import { texts } from '../../texts/texts.ts';
import type { OrganizationPageName, PartForm } from './organization-record.ts';

export interface PageProps {
  organization: AdminOrganization;
  onSaved: (saved: AdminOrganization) => Promise<void>;
}

interface Props<V extends object, B> {
  page: OrganizationPageName;
  record: PartForm<V, B>;
  /** Sections. */
  children: ReactNode;
}

/** Form of a page of the organization with its save bar, its history and, after another user saved it, the comparison. */
export function OrganizationForm<V extends object, B>({ page, record, children }: Props<V, B>) {
  useUnsavedChangesWarning(record.form.formState.isDirty, record.discard);
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
        aria-label={texts.organization.pages[page]}
      >
        <Stack gap="5">{children}</Stack>
      </form>
      {!record.isComparing && <RecordHistory record={record} />}
      <SaveBar record={record} hidden={record.isComparing} className="record-page-bar">
        <Button type="submit" form={id} loading={record.isSaving} loadingText={texts.kit.saving}>
          {texts.organization.save}
        </Button>
      </SaveBar>
    </Stack>
  );
}

/** Fields of one topic, with their title. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
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
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {children}
    </Grid>
  );
}
