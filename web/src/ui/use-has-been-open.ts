import { useState } from 'react';

/**
 * True if it is or has been open: a closing sheet stays mounted for its animation, and an unopened one is not
 * loaded.
 */
export function useHasBeenOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
