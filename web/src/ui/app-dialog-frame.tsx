import { Dialog } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { CloseIconButton } from './close-icon-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** See app-dialog.tsx, which loads it with the first dialog. */
export default function AppDialogFrame(props: AppDialogProps) {
  const { isOpen, onClose, title, children, footer, size = 'sm', initialFocus, role } = props;
  // A form grows by what comes beside and below it: from the middle it would move under the hand.
  const form = { my: '3.75rem', alignSelf: 'flex-start' };
  const middle = { my: 'auto', alignSelf: 'auto' };
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      role={role}
      closeOnInteractOutside={role !== 'alertdialog'}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
    >
      <Dialog.Content my="0" md={size === 'xl' ? form : middle}>
        <Dialog.Header>
          <Dialog.Title
            dir="auto"
            title={title}
            minW="0"
            lineClamp={{ base: '6', md: '4' }}
            overflowWrap="anywhere"
          >
            {title}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <CloseIconButton />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}

export interface AppDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the last is the main one. */
  footer?: ReactNode;
  /** `xl` is a form’s, which begins at the top of the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What gets the focus first; left out: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
}
