import { Box, Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { EditConflictPanel } from '../../kit/forms/edit-conflict-panel.tsx';
import type { Versioned } from '../../kit/forms/record-form.ts';
import {
  AttendeePreview,
  FormActions,
  RecordFormElement,
  type RecordFormProps,
  recordTitle,
  useFormClosing,
} from './record-form-parts.tsx';
import { RecordHistory } from './record-history.tsx';
import { RestoredNotice, SaveIssues } from './save-issues.tsx';

interface Props<V extends FieldValues, B, R extends Versioned> extends RecordFormProps<V, B, R> {
  /** Fields. */
  children: ReactNode;
}

/** Modal form of a record with its preview and, after another user saved it, the comparison. */
export function RecordDialog<V extends FieldValues, B, R extends Versioned>(props: Props<V, B, R>) {
  const { record, onClose, children, preview, previewTitle, impacts, isHidden } = props;
  const { onSave, title = recordTitle(record) } = props;
  const id = useId();
  const closing = useFormClosing(record, onClose);
  return (
    <AppDialog
      size="xl"
      title={title}
      onClose={closing.request}
      footer={
        (closing.isConfirming || !record.isComparing) && (
          <FormActions
            record={record}
            impacts={impacts}
            formId={id}
            closing={closing}
            onSave={onSave}
          />
        )
      }
    >
      <Stack gap="4">
        <RestoredNotice record={record} />
        <SaveIssues record={record} />
        {record.isComparing && record.savedValues && (
          <EditConflictPanel record={record} savedValues={record.savedValues} />
        )}
        <Grid
          hidden={record.isComparing}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' }}
          gap={{ base: '6', md: '8' }}
        >
          <Stack gap="6">
            <RecordFormElement record={record} impacts={impacts} id={id}>
              <Stack gap="4">{children}</Stack>
            </RecordFormElement>
            <RecordHistory record={record} />
          </Stack>
          <Box alignSelf="start" position={{ md: 'sticky' }} top="0">
            <AttendeePreview
              record={record}
              previewTitle={previewTitle}
              isHidden={isHidden}
              preview={preview}
            />
          </Box>
        </Grid>
      </Stack>
    </AppDialog>
  );
}
