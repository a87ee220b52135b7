import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new screen's heading, so that a screen reader says where one is now. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
}

/** Where the screen is still on its way: once it is there, unless somebody has gone on meanwhile. */
function focusHeading(): (() => void) | undefined {
  if (isHeadingFocused()) return undefined;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const hasGoneOn = activeElement !== before && activeElement !== body;
    if (hasGoneOn || isHeadingFocused()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The screen before may be there still, but is not shown, and cannot have the focus. */
function isHeadingFocused(): boolean {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].some((heading) => {
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
