import { type ReactNode, useRef } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';

interface Props {
  /** The question. */
  title: string;
  /** What the button says that does it, and while it is done. */
  action: string;
  doing: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back; Enter pressed at once keeps things as they are. */
export function ConfirmDialog(props: Props) {
  const { title, action, doing, isBusy, onConfirm, onClose, children } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={onClose}
      initialFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
            Keep it
          </Button>
          <Button colorPalette="danger" loading={isBusy} loadingText={doing} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
