import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props
  extends Pick<Dialog.RootProps, 'size' | 'role' | 'closeOnInteractOutside' | 'initialFocusEl'> {
  isOpen: boolean;
  onClose: () => void;
  /** The `Dialog.Content`. */
  children: ReactNode;
}

/** What a dialog's content is in: a sheet from below on a phone, in the middle of a larger screen. */
export function DialogFrame({ isOpen, onClose, children, ...root }: Props) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      // A dialog that closes as this one opens gives the focus back behind it: no wish to leave.
      onFocusOutside={(event) => event.preventDefault()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset="slide-in-bottom"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>{children}</Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
