import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new screen's heading, so a screen reader announces the screen. */
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

/**
 * Focuses the heading, after loading if the screen is pending, unless the attendee has moved the focus
 * before.
 */
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

/** The previous screen may still be in the document, but it is hidden and cannot have the focus. */
function isHeadingFocused(): boolean {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].some((heading) => {
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
