import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../texts/texts.ts';

/*
 * Confirms before Back, Forward or a link to another tab discards input. The router has no confirmation;
 * `beforeunload` covers reloading and closing.
 */

/** Discards the input of each dirty form, after the user confirmed it. */
const dirtyForms = new Set<() => void>();
/** The router numbers its history entries; the difference to the new entry is the way back to the page. */
let guardedIndex: number | null = null;
/** True while the navigation back to the page is in progress: its event is hidden from the router. */
let isReturning = false;

/** Guards the page until the returned function is called. */
function blockNavigation(discard: () => void): () => void {
  if (dirtyForms.size === 0) {
    guardedIndex = entryNumber();
    // Before the router's listeners: capturing listeners of the window run first.
    window.addEventListener('popstate', confirmPopState, { capture: true });
    document.addEventListener('click', confirmLinkClick, { capture: true });
  }
  dirtyForms.add(discard);
  return () => {
    dirtyForms.delete(discard);
    if (dirtyForms.size > 0) return;
    window.removeEventListener('popstate', confirmPopState, { capture: true });
    document.removeEventListener('click', confirmLinkClick, { capture: true });
  };
}

function isDiscardConfirmed(): boolean {
  if (!window.confirm(texts.kit.discard.question)) return false;
  for (const discard of dirtyForms) discard();
  return true;
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
    isDiscardConfirmed()
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
  const { origin, pathname, search } = window.location;
  const isOther = link.pathname !== pathname || link.search !== search;
  const isTab = link.origin === origin && isOther;
  if (!isTab || event.metaKey || event.ctrlKey || event.shiftKey || isDiscardConfirmed()) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Confirms before input is lost by a reload, by closing the page, by Back or by a link in the portal. `onDiscard`: called
 * after the user confirmed it.
 */
export function useUnsavedChangesWarning(isDirty: boolean, onDiscard?: () => void): void {
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = blockNavigation(() => discard());
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isDirty]);
}
