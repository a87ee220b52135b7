import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the first field of a form that a press has opened: on a phone it is beneath what is seen. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>(':is(input, select):not(:disabled)')?.focus(),
    [],
  );
  return form;
}
