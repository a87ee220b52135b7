import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../texts/texts.ts';

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

/** A dialog: a sheet from below on a phone, in the middle of a larger screen. */
export function AppDialog(props: Props) {
  const { isOpen, onClose, title, children, footer, size = 'sm', initialFocus, role } = props;
  const { common } = useTexts();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      // A dialog that closes as this one opens gives the focus back behind it: no wish to leave.
      onFocusOutside={(event) => event.preventDefault()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset="slide-in-bottom"
      scrollBehavior="inside"
      size={size}
      role={role}
      closeOnInteractOutside={role !== 'alertdialog'}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content my={{ base: '0', md: 'auto' }}>
            <Dialog.Header>
              <Dialog.Title dir="auto" minW="0" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={common.close} variant="ghost" colorPalette="gray" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
