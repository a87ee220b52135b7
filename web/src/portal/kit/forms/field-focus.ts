import { type RefObject, useEffect, useRef } from 'react';

/** Where what is typed belongs to. */
const ownTyping =
  'input, textarea, [contenteditable], dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Has what is typed land in this field wherever the focus was, unless something else takes text: a scanner types into
 * whatever was pressed last, where it would open a dialog or choose another business.
 */
export function useCaptureTyping(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isText && target instanceof Element && !target.closest(ownTyping)) field.current?.focus();
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [field]);
}

/** Gives the focus to the first field of a form that a press has opened: on a phone it is beneath what is seen. */
export function useFocusFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>(':is(input, select):not(:disabled)')?.focus(),
    [],
  );
  return form;
}
