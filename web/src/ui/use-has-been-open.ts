import { useState } from 'react';

/** Whether it is open or was before: what closes with an animation stays drawn, and what never opened is not loaded. */
export function useHasBeenOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
