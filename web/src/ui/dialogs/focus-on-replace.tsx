import { type ReactNode, useLayoutEffect, useRef } from 'react';

const focusable = 'input, button, a[href], [tabindex]';

interface Props {
  /** Value that decides which content is rendered. */
  watch: unknown;
  children: ReactNode;
}

/**
 * Moves the focus to the first control of replaced content, such as a form opened by a button; otherwise the
 * focus would fall to the page. Does nothing if the focus has moved elsewhere or the change was not caused by
 * a click.
 */
export function FocusOnReplace({ watch, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wasClicked = useRef(false);
  const before = useRef(watch);
  // Before the focus trap of a dialog sees the removed button, which would move the focus to its first control.
  useLayoutEffect(() => {
    if (before.current === watch) return;
    before.current = watch;
    const isLost = document.activeElement === document.body;
    if (isLost && wasClicked.current) place.current?.querySelector<HTMLElement>(focusable)?.focus();
    wasClicked.current = false;
  }, [watch]);
  return (
    <div
      ref={place}
      style={{ display: 'contents' }}
      onClickCapture={() => {
        wasClicked.current = true;
      }}
    >
      {children}
    </div>
  );
}
