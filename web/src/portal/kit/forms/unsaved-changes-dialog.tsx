import { Button, Flex, Text } from '@chakra-ui/react';
import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import type { AppDialogProps } from '../../../ui/dialogs/app-dialog-frame.tsx';
import { texts } from '../../texts/texts.ts';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface DiscardPromptProps {
  onContinue: () => void;
  onDiscard: () => void;
}

/** Confirms before input is discarded, instead of a form's buttons. Continuing restores the focus. */
export function DiscardPrompt({ onContinue, onDiscard }: DiscardPromptProps) {
  const [focused] = useState(() => document.activeElement);
  const continueEditing = () => {
    onContinue();
    if (focused instanceof HTMLElement) focused.focus();
  };
  return (
    <Flex role="alert" gap="3" align="center" justify="flex-end" wrap="wrap" w="full">
      <Text fontWeight="600" flex="1 1 180px">
        {texts.kit.discard.question}
      </Text>
      <Button variant="outline" colorPalette="danger" onClick={onDiscard}>
        {texts.kit.discard.discard}
      </Button>
      <Button onClick={continueEditing} autoFocus>
        {texts.kit.discard.continueEditing}
      </Button>
    </Flex>
  );
}

type Report = (id: string, isFormDirty: boolean) => void;
const ReportContext = createContext<Report>(() => undefined);

interface UnsavedChangesDialogProps extends AppDialogProps {
  /** True if input would be lost besides that of the forms inside (`useReportUnsavedChanges`). */
  isDirty?: boolean;
}

/** Dialog that confirms before closing if it contains unsaved input. */
export function UnsavedChangesDialog({ isDirty = false, ...dialog }: UnsavedChangesDialogProps) {
  const [dirtyIds, setDirtyIds] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const report = useCallback<Report>((id, isFormDirty) => {
    setDirtyIds((before) => {
      if (before.has(id) === isFormDirty) return before;
      return new Set(isFormDirty ? [...before, id] : [...before].filter((other) => other !== id));
    });
  }, []);
  const hasUnsavedInput = isDirty || dirtyIds.size > 0;
  useUnsavedChangesWarning(isDirty);
  return (
    <ReportContext value={report}>
      <AppDialog
        {...dialog}
        onClose={() => (hasUnsavedInput ? setConfirming(true) : dialog.onClose())}
        footer={
          isConfirming && hasUnsavedInput ? (
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
export function useReportUnsavedChanges(isFormDirty: boolean): void {
  const id = useId();
  const report = use(ReportContext);
  useUnsavedChangesWarning(isFormDirty);
  useEffect(() => {
    report(id, isFormDirty);
    return () => report(id, false);
  }, [report, id, isFormDirty]);
}
