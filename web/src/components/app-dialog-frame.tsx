import { Dialog } from '@chakra-ui/react';
import type { AppDialogProps } from './app-dialog-props.ts';
import { CloseControl } from './close-control.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** See app-dialog.tsx, which loads it with the first dialog. */
export default function AppDialogFrame(props: AppDialogProps) {
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
          <Dialog.Title dir="auto" minW="0" lineClamp="4" overflowWrap="anywhere">
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
