import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import type { AppDialogProps } from '../../../ui/app-dialog-frame.tsx';
import { DiscardPrompt } from './discard-prompt.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

type Report = (id: string, isTyped: boolean) => void;
const ReportContext = createContext<Report>(() => undefined);

interface Props extends AppDialogProps {
  /** Something would be lost, beside what the forms in it report (`useTyped`). */
  isDirty?: boolean;
}

/** A dialog that asks before it is closed while something was typed in it. */
export function UnsavedChangesDialog({ isDirty = false, ...dialog }: Props) {
  const [typedIn, setTypedIn] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const report = useCallback<Report>((id, isSo) => {
    setTypedIn((before) => {
      if (before.has(id) === isSo) return before;
      return new Set(isSo ? [...before, id] : [...before].filter((each) => each !== id));
    });
  }, []);
  const hasTyped = isDirty || typedIn.size > 0;
  useUnsavedChangesWarning(isDirty);
  return (
    <ReportContext value={report}>
      <AppDialog
        {...dialog}
        onClose={() => (hasTyped ? setAsking(true) : dialog.onClose())}
        footer={
          isAsking && hasTyped ? (
            <DiscardPrompt onKeep={() => setAsking(false)} onDiscard={dialog.onClose} />
          ) : (
            dialog.footer
          )
        }
      />
    </ReportContext>
  );
}

/** Has whatever is around a form ask before what was typed in it is dropped. */
export function useReportUnsavedChanges(isTyped: boolean): void {
  const id = useId();
  const report = use(ReportContext);
  useUnsavedChangesWarning(isTyped);
  useEffect(() => {
    report(id, isTyped);
    return () => report(id, false);
  }, [report, id, isTyped]);
}
