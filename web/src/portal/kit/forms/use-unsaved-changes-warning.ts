import { useEffect } from 'react';

/*
 * Asks before a way out of the page drops what somebody typed: Back and Forward, and links to another tab. The router itself
 * can ask nothing; what the browser's own question covers (a reload, closing) is in use-unsaved-changes-warning.ts.
 */

const question = 'Discard what you typed?';

let dirtyForms = 0;
/** The router numbers the entries of its history; the way back to the page is by how far the new one is from it. */
let here: number | null = null;
/** The way back to the page is under way: nobody is to hear of it. */
let isReturning = false;

/** Guards the page until the answered function is called. */
function blockNavigation(): () => void {
  if (dirtyForms === 0) {
    here = entryNumber();
    // Before the router's own listeners: at the window those for capture are called first.
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
  const there = entryNumber();
  if (here === null || there === null || there === here || window.confirm(question)) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(here - there);
}

function confirmLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  // Elsewhere the browser asks; a place on this page leaves nothing.
  const isTab =
    link.origin === window.location.origin && link.pathname !== window.location.pathname;
  if (!isTab || event.metaKey || event.ctrlKey || event.shiftKey || window.confirm(question))
    return;
  event.preventDefault();
  event.stopPropagation();
}

/** Asks before something typed is lost by a reload, by closing the page, by Back or by another tab of the portal. */
export function useUnsavedChangesWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const letGo = blockNavigation();
    return () => {
      window.removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isDirty]);
}
