import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  /** Question. */
  title: string;
  /** Label of the confirming button, idle and while busy. */
  action: string;
  busyLabel: string;
  isBusy: boolean;
  /** Ignores the confirming button while the consequences load. */
  isWaiting?: boolean;
  /** False for an action that takes nothing away. */
  isDestructive?: boolean;
  /** Label of the cancel button. */
  cancelLabel?: string;
  /** Returns the element that receives the focus after closing; by default the opener. */
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Consequences of the action. */
  children: ReactNode;
}

/**
 * Confirms an action that cannot be undone or concerns many people. The cancel button has the focus, so that Enter changes nothing.
 */
export function ConfirmDialog(props: Props) {
  const { title, action, busyLabel, isBusy, onConfirm, onClose, children } = props;
  const {
    isWaiting = false,
    isDestructive = true,
    cancelLabel = texts.kit.keep,
    finalFocus,
  } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      initialFocus={cancelRef}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            {...(isDestructive && { colorPalette: 'danger' })}
            loading={isBusy}
            isWaiting={isWaiting}
            loadingText={busyLabel}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
