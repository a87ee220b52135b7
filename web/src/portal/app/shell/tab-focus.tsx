import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the new tab's heading, so that a screen reader says where one is now. It stands inside of what waits for
 * the tab's code: before that there is no heading. `shownRef` is the path of the tab that had it last.
 */
export function TabFocus({ shownRef }: { shownRef: RefObject<string> }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shownRef.current === pathname) return;
    shownRef.current = pathname;
    window.scrollTo(0, 0);
    const content = document.getElementById('portal-content');
    // A tab that begins with a field has it already: the desk, into which a hardware scanner types.
    if (content?.querySelector('input:focus')) return;
    const heading = content?.querySelector<HTMLElement>('h1') ?? content;
    heading?.focus({ preventScroll: true });
  }, [pathname, shownRef]);
  return null;
}
