import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { RecordForm, Versioned } from '../../kit/forms/record-form.ts';
import { DiscardPrompt } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { texts } from '../../texts/texts.ts';
import { type AttendeeImpact, AttendeeImpactNotice } from '../attendee-impact-notice.tsx';

/** Parts of a record's form, in a dialog or on a page. */
export interface RecordFormProps<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  onClose: () => void;
  /** Returns the attendee's view of the record with these values. Only parts that depend on all values follow every key. */
  preview: (values: V) => ReactNode;
  /** Title of the preview; by default that it shows the attendees' view. */
  previewTitle?: string;
  /** Title of the form; by default the action on the record. */
  title?: string;
  /** Returns the effects on attendees of events in progress. */
  impacts?: (values: V) => readonly AttendeeImpact[];
  /** Returns true if inactive: attendees do not see it yet. */
  isHidden?: (values: V) => boolean;
  /** Offers to add another record after a new one: called before each save, with true for another. */
  onSave?: (isAnother: boolean) => void;
}

/** Returns the title of the form of a record. */
export function recordTitle<V extends FieldValues, B, R extends Versioned>({
  isNew,
  noun,
}: RecordForm<V, B, R>): string {
  return texts.kit.records[isNew ? 'add' : 'edit'](noun);
}

/** Closing of a form, after a confirmation if input would be discarded. */
export interface FormClosing {
  isConfirming: boolean;
  request: () => void;
  discard: () => void;
  continueEditing: () => void;
}

export function useFormClosing<V extends FieldValues, B, R extends Versioned>(
  record: RecordForm<V, B, R>,
  onClose: () => void,
): FormClosing {
  const [isConfirming, setConfirming] = useState(false);
  const { isDirty } = record.form.formState;
  useUnsavedChangesWarning(isDirty, record.discard);
  const discard = () => {
    record.discard();
    onClose();
  };
  return {
    isConfirming,
    request: () => (isDirty ? setConfirming(true) : discard()),
    discard,
    continueEditing: () => setConfirming(false),
  };
}

/** Returns the values of the form, which the caller follows. */
const useValues = <V extends FieldValues, B, R extends Versioned>({ form }: RecordForm<V, B, R>) =>
  useWatch({ control: form.control }) as V;

/** Preview of the record for attendees, next to its form. */
export function AttendeePreview<V extends FieldValues, B, R extends Versioned>({
  record,
  previewTitle = texts.kit.records.preview,
  isHidden,
  preview,
}: Pick<RecordFormProps<V, B, R>, 'record' | 'previewTitle' | 'isHidden' | 'preview'>) {
  const values = useValues(record);
  return (
    <Stack as="aside" aria-label={texts.kit.records.previewLabel} gap="2">
      <Text textStyle="eyebrow" color="muted">
        {previewTitle}
      </Text>
      {isHidden?.(values) && (
        <Text fontSize="sm" color="muted">
          {texts.kit.records.hiddenPreview}
        </Text>
      )}
      {preview(values)}
    </Stack>
  );
}

/** Effects of the input on attendees. */
function Impacts<V extends FieldValues, B, R extends Versioned>({
  record,
  impacts,
}: Pick<RecordFormProps<V, B, R>, 'record' | 'impacts'>) {
  const values = useValues(record);
  return impacts?.(values).map((impact) => (
    <AttendeeImpactNotice key={impact.event.id} {...impact} />
  ));
}

interface ActionsProps<V extends FieldValues, B, R extends Versioned>
  extends Pick<RecordFormProps<V, B, R>, 'record' | 'impacts' | 'onSave'> {
  formId: string;
  closing: FormClosing;
}

/** Save and cancel buttons of the form, or the question whether to discard its input. */
export function FormActions<V extends FieldValues, B, R extends Versioned>(
  props: ActionsProps<V, B, R>,
) {
  const { record, impacts, formId, closing } = props;
  const { records } = texts.kit;
  const onSave = record.isNew ? props.onSave : undefined;
  const addAnother = () => {
    onSave?.(true);
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  if (closing.isConfirming)
    return <DiscardPrompt onContinue={closing.continueEditing} onDiscard={closing.discard} />;
  if (record.isComparing) return null;
  return (
    <>
      {record.form.formState.isDirty && <Impacts record={record} impacts={impacts} />}
      <Button variant="ghost" colorPalette="gray" onClick={closing.request}>
        {texts.kit.cancel}
      </Button>
      {onSave && (
        <Button variant="outline" disabled={record.isSaving} onClick={addAnother}>
          {records.saveAndAdd}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        loading={record.isSaving}
        loadingText={texts.kit.saving}
        onClick={() => onSave?.(false)}
      >
        {records[record.isDeleted ? 'saveAsNew' : 'save'](record.noun)}
      </Button>
    </>
  );
}

interface FormProps<V extends FieldValues, B, R extends Versioned>
  extends Pick<RecordFormProps<V, B, R>, 'record' | 'impacts'> {
  id: string;
  children: ReactNode;
}

/** Form of a record. A save that affects attendees says that it can be undone. */
export function RecordFormElement<V extends FieldValues, B, R extends Versioned>(
  props: FormProps<V, B, R>,
) {
  const { record, impacts, id, children } = props;
  const hasImpact = () => Boolean(impacts?.(record.form.getValues()).length);
  return (
    <form
      id={id}
      onSubmit={(event) =>
        record.submit(event, hasImpact() ? texts.kit.records.undoHint : undefined)
      }
      noValidate
      aria-label={texts.kit.records.form(record.noun)}
    >
      {children}
    </form>
  );
}
