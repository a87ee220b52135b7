import { type RefObject, useEffect, useRef } from 'react';

/** Elements that take keyboard input themselves. */
const textInputs =
  'input, textarea, [contenteditable], dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Moves keyboard input to this field unless another element takes text. A scanner would type into the last
 * clicked element, where it could open a dialog or select another business.
 */
export function useCaptureTyping(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isText && target instanceof Element && !target.closest(textInputs))
        field.current?.focus();
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [field]);
}

/** Focuses the first field of a form that a button opened: on a phone it is below the visible area. */
export function useFocusFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>(':is(input, select):not(:disabled)')?.focus(),
    [],
  );
  return form;
}
