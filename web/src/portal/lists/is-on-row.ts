import type { MouseEvent } from 'react';

/** A press on the row itself: not on what can be pressed in it, nor the end of a selection of its text. */
export function isOnRow({ target }: MouseEvent): boolean {
  const isControl = (target as Element).closest('a, button, input, label, select') !== null;
  return !isControl && (window.getSelection()?.toString() ?? '') === '';
}
