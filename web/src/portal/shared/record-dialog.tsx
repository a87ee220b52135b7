import { Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../../ui/app-dialog.tsx';
import { DiscardPrompt } from '../kit/forms/discard-prompt.tsx';
import { EditConflictPanel } from '../kit/forms/edit-conflict-panel.tsx';
import { AttendeePreview, FormButtons, SaveIssues } from '../kit/forms/record-dialog-parts.tsx';
import type { RecordForm, Versioned } from '../kit/forms/record-form.ts';
import { useUnsavedChangesWarning } from '../kit/forms/use-unsaved-changes-warning.ts';
import { type AttendeeImpact, AttendeeImpactNotice } from './attendee-impact-notice.tsx';

interface Props<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** What an attendee will see of it. */
  preview: ReactNode;
  /** What the preview shows; left out: what attendees see. */
  previewTitle?: string;
  /** What saving it would change for people who are on a walk now, walk by walk. */
  tonight?: readonly AttendeeImpact[];
  /** Inactive: it is prepared, and attendees do not see it yet. */
  isHidden?: boolean;
}

/** Said once a change of a running walk is saved: the list below it may be scrolled. */
const undoHint = 'It can be taken back for 10 minutes, at the top of every tab.';

/** The modal form of a record, with its preview beside it and, where somebody else saved it, the comparison. */
export function RecordDialog<V extends FieldValues, B, R extends Versioned>(props: Props<V, B, R>) {
  const { record, onClose, children, preview, previewTitle, tonight = [], isHidden } = props;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const noun = record.noun.toLowerCase();
  const { isDirty } = record.form.formState;
  useUnsavedChangesWarning(isDirty);
  const close = () => {
    record.discard();
    onClose();
  };
  return (
    <AppDialog
      isOpen
      size="xl"
      title={record.isNew ? `Add ${noun}` : `Edit ${noun}`}
      onClose={() => (isDirty ? setAsking(true) : close())}
      footer={
        !record.isComparing &&
        (isAsking ? (
          <DiscardPrompt onKeep={() => setAsking(false)} onDiscard={close} />
        ) : (
          <>
            {isDirty &&
              tonight.map((each) => <AttendeeImpactNotice key={each.event.id} {...each} />)}
            <FormButtons
              formId={id}
              isSaving={record.isSaving}
              label={record.isDeleted ? `Save as new ${noun}` : `Save ${noun}`}
              onCancel={() => (isDirty ? setAsking(true) : close())}
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
            onSubmit={(event) => record.submit(event, tonight.length > 0 ? undoHint : undefined)}
            noValidate
            aria-label={record.noun}
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
