import { Grid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../../ui/app-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflictPanel } from '../kit/forms/edit-conflict-panel.tsx';
import type { RecordForm, Versioned } from '../kit/forms/record-form.ts';
import { DiscardPrompt } from '../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../kit/forms/use-unsaved-changes-warning.ts';
import { texts } from '../texts/texts.ts';
import { type AttendeeImpact, AttendeeImpactNotice } from './attendee-impact-notice.tsx';
import { SaveIssues } from './save-issues.tsx';

interface PreviewProps {
  title?: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Preview of the record for attendees, next to its form. */
function AttendeePreview({ title = texts.kit.records.preview, isHidden, children }: PreviewProps) {
  return (
    <Stack
      as="aside"
      aria-label={texts.kit.records.previewLabel}
      gap="2"
      alignSelf="start"
      position={{ md: 'sticky' }}
      top="0"
    >
      <Text textStyle="eyebrow" color="muted">
        {title}
      </Text>
      {isHidden && (
        <Text fontSize="sm" color="muted">
          {texts.kit.records.hiddenPreview}
        </Text>
      )}
      {children}
    </Stack>
  );
}

interface ButtonsProps {
  formId: string;
  label: string;
  isSaving: boolean;
  onCancel: () => void;
  /** Called before the form is submitted, with true for another record after it; undefined if there is no such button. */
  onSave: ((isAnother: boolean) => void) | undefined;
}

/** Save and cancel buttons of the form. */
function FormButtons({ formId, label, isSaving, onCancel, onSave }: ButtonsProps) {
  const addAnother = () => {
    onSave?.(true);
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={onCancel}>
        {texts.kit.cancel}
      </Button>
      {onSave && (
        <Button variant="outline" disabled={isSaving} onClick={addAnother}>
          {texts.kit.records.saveAndAdd}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        loading={isSaving}
        loadingText={texts.kit.saving}
        onClick={() => onSave?.(false)}
      >
        {label}
      </Button>
    </>
  );
}

interface Props<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
  /** Attendee's view of the record. */
  preview: ReactNode;
  /** Title of the preview; by default that it shows the attendees' view. */
  previewTitle?: string;
  /** Title of the dialog; by default what is done with the record. */
  title?: string;
  /** Effects on attendees of events in progress. */
  impacts?: readonly AttendeeImpact[];
  /** True if inactive: attendees do not see it yet. */
  isHidden?: boolean;
  /** Offers to add another record after a new one: called before each save, with true for another. */
  onSave?: (isAnother: boolean) => void;
}

/** Modal form of a record with its preview and, after another user saved it, the comparison. */
export function RecordDialog<V extends FieldValues, B, R extends Versioned>(props: Props<V, B, R>) {
  const { record, onClose, children, preview, previewTitle, impacts = [], isHidden } = props;
  const { onSave, title } = props;
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const { noun } = record;
  const { records } = texts.kit;
  const { isDirty } = record.form.formState;
  useUnsavedChangesWarning(isDirty, record.discard);
  const close = () => {
    record.discard();
    onClose();
  };
  return (
    <AppDialog
      isOpen
      size="xl"
      title={title ?? records[record.isNew ? 'add' : 'edit'](noun)}
      onClose={() => (isDirty ? setConfirming(true) : close())}
      footer={
        !record.isComparing &&
        (isConfirming ? (
          <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={close} />
        ) : (
          <>
            {isDirty &&
              impacts.map((impact) => <AttendeeImpactNotice key={impact.event.id} {...impact} />)}
            <FormButtons
              formId={id}
              isSaving={record.isSaving}
              label={records[record.isDeleted ? 'saveAsNew' : 'save'](noun)}
              onSave={record.isNew ? onSave : undefined}
              onCancel={() => (isDirty ? setConfirming(true) : close())}
            />
          </>
        ))
      }
    >
      <Stack gap="4">
        <SaveIssues record={record} />
        {record.isComparing && record.savedValues && (
          <EditConflictPanel record={record} rival={record.savedValues} />
        )}
        <Grid
          hidden={record.isComparing}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' }}
          gap={{ base: '6', md: '8' }}
        >
          <form
            id={id}
            onSubmit={(event) =>
              record.submit(event, impacts.length > 0 ? records.undoHint : undefined)
            }
            noValidate
            aria-label={records.form(noun)}
          >
            <Stack gap="4">{children}</Stack>
          </form>
          <AttendeePreview title={previewTitle} isHidden={isHidden}>
            {preview}
          </AttendeePreview>
        </Grid>
      </Stack>
    </AppDialog>
  );
}
