import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { DiscardPrompt } from './discard-prompt.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface Props<V extends FieldValues, B> {
  title: string;
  /** What of it was typed is not dropped without asking. */
  form: UseFormReturn<V, unknown, B>;
  onClose: () => void;
  children: ReactNode;
}

/** The modal form of what is sent once as a whole (use-submit-form.ts). */
export function SubmitDialog<V extends FieldValues, B>(props: Props<V, B>) {
  const { title, form, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  useUnsavedChangesWarning(isDirty);
  return (
    <AppDialog
      isOpen
      title={title}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      footer={isAsking && <DiscardPrompt onKeep={() => setAsking(false)} onDiscard={onClose} />}
    >
      {children}
    </AppDialog>
  );
}
