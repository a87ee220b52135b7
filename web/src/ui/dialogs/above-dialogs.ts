import type { Dialog } from '@chakra-ui/react';

type InteractOutside = NonNullable<Dialog.RootProps['onInteractOutside']>;

/** Properties of an element that lies above every open dialog and can be clicked there. */
export const aboveDialogs = {
  'data-above-dialogs': '',
  zIndex: 'popover',
  // An open dialog disables the pointer outside of it.
  pointerEvents: 'auto',
} as const;

/** Keeps a dialog open when an element above it is clicked. */
export const ignoreClicksAbove: InteractOutside = (event) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-above-dialogs]')) event.preventDefault();
};
