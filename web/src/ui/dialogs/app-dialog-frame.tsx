import { Dialog } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId } from 'react';
import { CloseIconButton } from '../close-icon-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** Content of `AppDialog` (app-dialog.tsx), loaded with the first dialog. */
export default function AppDialogFrame(props: AppDialogProps) {
  const {
    isOpen = true,
    onClose,
    title,
    children,
    footer,
    size = 'sm',
    initialFocus,
    finalFocus,
    role,
  } = props;
  const body = useId();
  // Forms grow as values and errors appear: a centered dialog would move under the pointer.
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
      finalFocusEl={finalFocus}
    >
      <Dialog.Content
        my="0"
        md={size === 'xl' ? form : middle}
        aria-describedby={role === 'alertdialog' ? body : undefined}
      >
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
        <Dialog.Body id={body}>{children}</Dialog.Body>
        {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <CloseIconButton />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}

export interface AppDialogProps {
  /** False while it closes or was not opened; a dialog that is mounted to open it needs no value. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the last one is the main action. */
  footer?: ReactNode;
  /** `xl` is for forms, which start at the top of the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Element that receives the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element that receives the focus after closing; null for the opener, the default. */
  finalFocus?: () => HTMLElement | null;
  /** `alertdialog` requires an answer: a click outside does not close it. Its content is read as its description. */
  role?: 'dialog' | 'alertdialog';
}
