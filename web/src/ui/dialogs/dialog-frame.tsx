import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ignoreClicksAbove } from './above-dialogs.ts';

interface Props
  extends Pick<
    Dialog.RootProps,
    | 'size'
    | 'role'
    | 'closeOnInteractOutside'
    | 'initialFocusEl'
    | 'finalFocusEl'
    | 'onExitComplete'
  > {
  isOpen?: boolean;
  onClose: () => void;
  /** `Dialog.Content` element. */
  children: ReactNode;
}

/** Positioning of a dialog: a bottom sheet on a phone, centered on larger screens. */
export function DialogFrame({ isOpen = true, onClose, children, ...root }: Props) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      // A dialog that closes while this one opens moves the focus outside: this must not close the new one.
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={ignoreClicksAbove}
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
