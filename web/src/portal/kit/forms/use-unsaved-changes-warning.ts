import { useEffect } from 'react';

/*
 * Confirms before Back, Forward or a link to another tab discards input. The router has no confirmation;
 * `beforeunload` covers reloading and closing.
 */

const question = 'Discard your changes?';

let dirtyForms = 0;
/** The router numbers its history entries; the difference to the new entry is the way back to the page. */
let guardedIndex: number | null = null;
/** True while the navigation back to the page is in progress: its event is hidden from the router. */
let isReturning = false;

/** Guards the page until the returned function is called. */
function blockNavigation(): () => void {
  if (dirtyForms === 0) {
    guardedIndex = entryNumber();
    // Before the router's listeners: capturing listeners of the window run first.
    window.addEventListener('popstate', confirmPopState, { capture: true });
    document.addEventListener('click', confirmLinkClick, { capture: true });
  }
  dirtyForms += 1;
  return () => {
    dirtyForms -= 1;
    if (dirtyForms > 0) return;
    window.removeEventListener('popstate', confirmPopState, { capture: true });
    document.removeEventListener('click', confirmLinkClick, { capture: true });
  };
}

function entryNumber(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

function confirmPopState(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const targetIndex = entryNumber();
  if (
    guardedIndex === null ||
    targetIndex === null ||
    targetIndex === guardedIndex ||
    window.confirm(question)
  )
    return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(guardedIndex - targetIndex);
}

function confirmLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  // The browser confirms for other origins; an anchor on this page leaves nothing.
  const isTab =
    link.origin === window.location.origin && link.pathname !== window.location.pathname;
  if (!isTab || event.metaKey || event.ctrlKey || event.shiftKey || window.confirm(question))
    return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Confirms before input is lost by a reload, by closing the page, by Back or by another tab of the portal.
 */
export function useUnsavedChangesWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = blockNavigation();
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isDirty]);
}
