import { Button, Flex, Text } from '@chakra-ui/react';
import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import type { AppDialogProps } from '../../../ui/app-dialog-props.ts';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface DiscardPromptProps {
  onContinue: () => void;
  onDiscard: () => void;
}

/** Confirms before input is discarded, instead of a form's buttons. Continuing restores the focus. */
export function DiscardPrompt({ onContinue, onDiscard }: DiscardPromptProps) {
  const [typedIn] = useState(() => document.activeElement);
  const continueEditing = () => {
    onContinue();
    if (typedIn instanceof HTMLElement) typedIn.focus();
  };
  return (
    <Flex role="alert" gap="3" align="center" justify="flex-end" wrap="wrap" w="full">
      <Text fontWeight="600" flex="1 1 180px">
        Discard what you typed?
      </Text>
      <Button variant="outline" colorPalette="danger" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={continueEditing} autoFocus>
        Keep editing
      </Button>
    </Flex>
  );
}

type Report = (id: string, isTyped: boolean) => void;
const ReportContext = createContext<Report>(() => undefined);

interface UnsavedChangesDialogProps extends AppDialogProps {
  /** True if input would be lost besides that of the forms inside (`useReportUnsavedChanges`). */
  isDirty?: boolean;
}

/** Dialog that confirms before closing if it contains unsaved input. */
export function UnsavedChangesDialog({ isDirty = false, ...dialog }: UnsavedChangesDialogProps) {
  const [typedIn, setTypedIn] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const report = useCallback<Report>((id, isSo) => {
    setTypedIn((before) => {
      if (before.has(id) === isSo) return before;
      return new Set(isSo ? [...before, id] : [...before].filter((other) => other !== id));
    });
  }, []);
  const hasTyped = isDirty || typedIn.size > 0;
  useUnsavedChangesWarning(isDirty);
  return (
    <ReportContext value={report}>
      <AppDialog
        {...dialog}
        onClose={() => (hasTyped ? setConfirming(true) : dialog.onClose())}
        footer={
          isConfirming && hasTyped ? (
            <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={dialog.onClose} />
          ) : (
            dialog.footer
          )
        }
      />
    </ReportContext>
  );
}

/** Reports unsaved input of a form to the dialog around it. */
export function useReportUnsavedChanges(isTyped: boolean): void {
  const id = useId();
  const report = use(ReportContext);
  useUnsavedChangesWarning(isTyped);
  useEffect(() => {
    report(id, isTyped);
    return () => report(id, false);
  }, [report, id, isTyped]);
}
