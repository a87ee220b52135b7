import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  pause: () => void;
  resume: () => void;
  children: ReactNode;
}

const before = { element: null as Element | null };

/**
 * The keyboard's way through the toasts. The library gives the focus back to where it came from whenever it leaves
 * them: Tab would go round between a toast and the control before it, and the toast, which waits meanwhile, would
 * never go. Here Tab passes on, and the toast goes once the focus has left it.
 */
export function ToastFocus({ pause, resume, children }: Props) {
  const isIn = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);
  return (
    <div
      style={{ display: 'contents' }}
      onFocusCapture={(event) => {
        event.stopPropagation();
        if (isIn(event)) return;
        before.element = event.relatedTarget;
        pause();
      }}
      onBlurCapture={(event) => {
        event.stopPropagation();
        if (!isIn(event)) resume();
      }}
    >
      {children}
    </div>
  );
}

/** In a toast: one that goes with the focus in it gives it back. */
export function RestoreToastFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const toast = place.current?.parentElement;
    return () => {
      const hasFocus = toast?.contains(document.activeElement);
      if (hasFocus && before.element instanceof HTMLElement) before.element.focus();
    };
  }, []);
  return <span ref={place} hidden />;
}
