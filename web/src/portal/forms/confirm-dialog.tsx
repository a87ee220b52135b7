import type { ReactNode } from 'react';
import { AppDialog } from '../../components/app-dialog.tsx';
import { Button } from '../../components/button.tsx';

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

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: Props) {
  const { title, action, doing, isBusy, onConfirm, onClose, children } = props;
  return (
    <AppDialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
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
