import { Dialog } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { CloseControl } from './close-control.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the last is the main one. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What gets the focus first; left out: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered: a tap outside does not close it. */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog with a title, its content and, where there is something to decide, its buttons. */
export function AppDialog(props: Props) {
  const { isOpen, onClose, title, children, footer, size = 'sm', initialFocus, role } = props;
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      role={role}
      closeOnInteractOutside={role !== 'alertdialog'}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
    >
      <Dialog.Content my={{ base: '0', md: 'auto' }}>
        <Dialog.Header>
          <Dialog.Title dir="auto" minW="0" overflowWrap="anywhere">
            {title}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <CloseControl />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}
