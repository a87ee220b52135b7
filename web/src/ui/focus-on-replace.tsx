import { type ReactNode, useEffect, useRef } from 'react';

const focusable = 'input, button, a[href], [tabindex]';

interface Props {
  /** What decides which of them stands here. */
  watch: unknown;
  children: ReactNode;
}

/**
 * Around what a press replaces by something else, as a button by the form that it opens: the first of what stands there then
 * has the focus, which would fall to the page. Nothing where it has gone elsewhere meanwhile, or the change came by itself.
 */
export function FocusOnReplace({ watch, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const before = useRef(watch);
  useEffect(() => {
    if (before.current === watch) return;
    before.current = watch;
    const isLost = document.activeElement === document.body;
    if (isLost && wasPressed.current) place.current?.querySelector<HTMLElement>(focusable)?.focus();
    wasPressed.current = false;
  }, [watch]);
  return (
    <div
      ref={place}
      style={{ display: 'contents' }}
      onClickCapture={() => {
        wasPressed.current = true;
      }}
    >
      {children}
    </div>
  );
}
