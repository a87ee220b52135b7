import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Alert } from '../../kit/alert.tsx';
import type { RecordForm, Versioned } from '../../kit/forms/record-form.ts';
import { texts } from '../../texts/texts.ts';

/** Errors and conflicts that keep the form from being saved. */
export function SaveIssues<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  const { isDeleted, isComparing, isSaving, savedValues, failure, noun, compare } = record;
  const isChanged = !isDeleted && savedValues !== null && !isComparing;
  return (
    <>
      {isDeleted && <Alert tone="danger">{texts.kit.records.deletedMeanwhile(noun)}</Alert>}
      <LiveRegion>
        {isChanged && (
          <Alert
            tone="gold"
            isSilent
            action={
              <Button size="sm" variant="outline" onClick={() => compare(true)}>
                {texts.kit.records.compare}
              </Button>
            }
          >
            {texts.kit.records.compareFirst(noun)}
          </Alert>
        )}
      </LiveRegion>
      {!isDeleted && !isChanged && failure && !isSaving && !isComparing && (
        <Alert tone="danger" isSilent>
          {failure} {texts.kit.records.stillHere}
        </Alert>
      )}
    </>
  );
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
