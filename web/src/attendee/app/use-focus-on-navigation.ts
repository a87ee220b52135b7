import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../shared/focus-heading.ts';

/**
 * Moves the focus to the new screen's heading, so a screen reader announces the screen; on the first one if a press on the
 * landing page, which is gone, opened it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const isPressed = navigator.userActivation?.hasBeenActive;
    const isLost = document.activeElement === document.body;
    return isPressed && isLost ? focusHeadingWhenDrawn() : undefined;
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeadingWhenDrawn();
  }, [pathname]);
}

/**
 * Focuses the heading, after loading if the screen is pending, unless the attendee has moved the focus
 * before.
 */
function focusHeadingWhenDrawn(): (() => void) | undefined {
  if (focusHeading()) return undefined;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const hasGoneOn = activeElement !== before && activeElement !== body;
    if (hasGoneOn || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
