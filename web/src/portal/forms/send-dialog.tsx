import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AppDialog } from '../../components/app-dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

interface Props<V extends FieldValues, B> {
  title: string;
  /** What of it was typed is not dropped without asking. */
  form: UseFormReturn<V, unknown, B>;
  onClose: () => void;
  children: ReactNode;
}

/** The modal form of what is sent once as a whole (use-send-form.ts). */
export function SendDialog<V extends FieldValues, B>(props: Props<V, B>) {
  const { title, form, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  return (
    <AppDialog
      isOpen
      title={title}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      footer={isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    >
      {children}
    </AppDialog>
  );
}
