import { Dialog, Portal } from '@chakra-ui/react';
import type { FocusEvent, ReactNode } from 'react';
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
        <Dialog.Positioner onFocus={scrollToFocus}>{children}</Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Distance of a focused control to the edges of the content, in pixels: its lower edge fades. */
const focusMargin = 40;

/**
 * Scrolls to a control that Tab reached: the dialog keeps the focus inside without scrolling. A pressed one stays in place
 * under the pointer.
 */
function scrollToFocus({ target }: FocusEvent<HTMLElement>): void {
  const body = target.closest('.chakra-dialog__body');
  if (!body || target.matches(':active')) return;
  const edges = body.getBoundingClientRect();
  // The input of a checkbox is hidden in its label.
  const control = (target.closest('label') ?? target).getBoundingClientRect();
  const above = edges.top + focusMargin - control.top;
  const below = control.bottom + focusMargin - edges.bottom;
  if (above > 0) body.scrollTop -= above;
  else if (below > 0) body.scrollTop += Math.min(below, -above);
}
