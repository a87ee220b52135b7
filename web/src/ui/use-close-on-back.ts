import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What is open over the page, and how it is closed. */
export interface OpenSheet {
  id: string;
  close: () => void;
}

/** Of the entries that open sheets have in the history. */
export interface SheetHistoryActions {
  /** Gives an open sheet its entry. Call what it answers once the sheet is closed. */
  open: (sheet: OpenSheet) => () => void;
  /**
   * Runs `action`, which leads elsewhere, once the entries of all that closes now are taken back; asked for again until it has
   * led there, it runs once.
   */
  afterClosing: (action: () => void) => void;
}

export const SheetHistoryContext = createContext<SheetHistoryActions | null>(null);

export function useSheetHistory(): SheetHistoryActions {
  const actions = use(SheetHistoryContext);
  if (!actions) throw new Error('There is no SheetHistory around this.');
  return actions;
}

/**
 * The back button closes what is open over the page, and the page stays. An open sheet is one entry of the
 * router's history; closing it otherwise takes that back, and a link in it takes its place (`replace`).
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { open } = useSheetHistory();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    return open({ id: crypto.randomUUID(), close: () => close() });
  }, [isOpen, open]);
}
