import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import type { RecordForm, Versioned } from '../../kit/forms/record-form.ts';
import { texts } from '../../texts/texts.ts';

/** Errors and conflicts that keep the form from being saved. */
export function SaveIssues<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  if (record.isDeleted) {
    return <Alert tone="danger">{texts.kit.records.deletedMeanwhile(record.noun)}</Alert>;
  }
  if (record.savedValues && !record.isComparing) {
    return (
      <Alert
        tone="gold"
        action={
          <Button size="sm" variant="outline" onClick={() => record.compare(true)}>
            {texts.kit.records.compare}
          </Button>
        }
      >
        {texts.kit.records.compareFirst(record.noun)}
      </Alert>
    );
  }
  if (record.failure && !record.isSaving && !record.isComparing) {
    return (
      <Alert tone="danger" isSilent>
        {record.failure} {texts.kit.records.stillHere}
      </Alert>
    );
  }
  return null;
}

/** Says that the form began with input from before a reload or the end of a session. */
export function RestoredNotice<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  if (!record.isRestored || !record.form.formState.isDirty || record.isComparing) return null;
  return <Alert tone="gray">{texts.kit.records.draftRestored}</Alert>;
}
