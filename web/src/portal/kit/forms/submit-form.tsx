import { Flex } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type PlainFormOptions, usePlainForm } from '../../../shared/plain-form.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { saveErrorToast, useSaveError } from './form-errors.ts';
import { isStaleEdit } from './save-edit.ts';
import { DiscardPrompt } from './unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface Options<V extends FieldValues, B, Output>
  extends Omit<PlainFormOptions<V, B, Output>, 'describe' | 'failure'> {
  /** Name of the failure for the alert and the error toast: 'Failed to save ticket'. */
  failure: string;
  /** Another error toast. */
  failureToast?: PlainFormOptions<V, B, Output>['failure'];
}

/** Returns a plain form in the texts of staff, with the reason why the last attempt failed. */
export function useSubmitForm<V extends FieldValues, B = V, Output = unknown>({
  failure,
  failureToast = (error) => saveErrorToast(error, failure),
  ...options
}: Options<V, B, Output>) {
  const plain = usePlainForm({ ...options, describe: staffMessage, failure: failureToast });
  return {
    ...plain,
    /** Reason why the last attempt failed, in full sentences; null if it did not fail. */
    failure: useSaveError(plain.error, failure),
    /** True if the last attempt was rejected because another user changed the record. */
    isStale: isStaleEdit(plain.error),
  };
}

/** Reason for which the last attempt of a `useSubmitForm` failed, silent because its toast announces it. Renders nothing without one. */
export function FormFailure({ failure }: { failure: string | null }) {
  return (
    failure && (
      <Alert tone="danger" isSilent>
        {failure}
      </Alert>
    )
  );
}

const CloseContext = createContext<() => void>(() => undefined);

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
  const close = () => (isDirty ? setConfirming(true) : onClose());
  return (
    <AppDialog
      title={title}
      onClose={close}
      footer={
        isConfirming && (
          <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={onClose} />
        )
      }
    >
      <CloseContext value={close}>{children}</CloseContext>
    </AppDialog>
  );
}

interface ActionsProps {
  isSaving: boolean;
  savingText: string;
  /** Another action, before the main one. */
  other?: ReactNode;
  /** Label of the main action. */
  children: ReactNode;
}

/** Buttons at the end of the form in a `SubmitDialog`. */
export function SubmitActions({ isSaving, savingText, other, children }: ActionsProps) {
  const close = use(CloseContext);
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap">
      <Button variant="ghost" colorPalette="gray" onClick={close}>
        {texts.kit.cancel}
      </Button>
      {other}
      <Button type="submit" loading={isSaving} loadingText={savingText}>
        {children}
      </Button>
    </Flex>
  );
}
