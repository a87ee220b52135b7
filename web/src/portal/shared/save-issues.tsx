import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../kit/alert.tsx';
import type { RecordForm, Versioned } from '../kit/forms/record-form.ts';

/** Errors and conflicts that keep the form from being saved. */
export function SaveIssues<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  const noun = record.noun.toLowerCase();
  if (record.isDeleted) {
    return (
      <Alert tone="danger">
        This {noun} was deleted while you were editing it. Your changes are still here. Save them as
        a new {noun}, or close the form.
      </Alert>
    );
  }
  if (record.savedValues && !record.isComparing) {
    return (
      <Alert
        tone="gold"
        action={
          <Button size="sm" variant="outline" onClick={() => record.compare(true)}>
            Compare
          </Button>
        }
      >
        Someone else saved this {noun} while you were editing it. Compare both versions before you
        save.
      </Alert>
    );
  }
  if (record.failure && !record.isSaving && !record.isComparing) {
    return <Alert tone="danger">{record.failure} Your changes are still here.</Alert>;
  }
  return null;
}
