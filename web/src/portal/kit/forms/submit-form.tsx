import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { type PlainFormOptions, usePlainForm } from '../../../shared/plain-form.ts';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { useSaveError } from './form-errors.ts';
import { DiscardPrompt } from './unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface Options<V extends FieldValues, B, Output>
  extends Omit<PlainFormOptions<V, B, Output>, 'describe' | 'failure'> {
  /** What failed, for the alert and the error toast: 'Failed to save ticket'. */
  failure: string;
  /** Another error toast. */
  failureToast?: PlainFormOptions<V, B, Output>['failure'];
}

/** Plain form in the texts of staff, with why the last attempt failed. */
export function useSubmitForm<V extends FieldValues, B = V, Output = unknown>({
  failure,
  failureToast = failure,
  ...options
}: Options<V, B, Output>) {
  const plain = usePlainForm({ ...options, describe: staffMessage, failure: failureToast });
  return {
    ...plain,
    /** Why the last attempt failed, in full sentences; null if it did not. */
    failure: useSaveError(plain.error, failure),
    /** True if the last attempt was rejected because another user changed the record. */
    isStale: plain.error instanceof ApiError && plain.error.code === 'stale-edit',
  };
}

interface Props<V extends FieldValues, B> {
  title: string;
  /** Form whose input is not discarded without confirmation. */
  form: UseFormReturn<V, unknown, B>;
  onClose: () => void;
  children: ReactNode;
}

/** Modal form of `useSubmitForm`. */
export function SubmitDialog<V extends FieldValues, B>(props: Props<V, B>) {
  const { title, form, onClose, children } = props;
  const [isConfirming, setConfirming] = useState(false);
  const { isDirty } = form.formState;
  useUnsavedChangesWarning(isDirty);
  return (
    <AppDialog
      title={title}
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
      footer={
        isConfirming && (
          <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={onClose} />
        )
      }
    >
      {children}
    </AppDialog>
  );
}
