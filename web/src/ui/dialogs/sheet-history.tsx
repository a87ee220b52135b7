import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

interface SheetState {
  /** IDs of the sheets open over this page, bottom first. */
  sheets?: readonly string[];
}

/**
 * Synchronizes the router's history with the open sheets (`useCloseOnBack`): each open sheet has one entry,
 * equal to the one below it except for `state.sheets`. Only one step is in progress at a time, and the next
 * one is decided when the router has arrived: an entry added during a back navigation would be lost.
 */
export function SheetHistory({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const lastStep = useNavigationType();
  const [openSheets, setOpenSheets] = useState<readonly OpenSheet[]>([]);
  const { drawnSteps, stepsNow } = useHistorySteps();
  /** Router location and number of history steps when the last entry was requested. */
  const requestedFrom = useRef<{ location: Location; historySteps: number } | null>(null);
  /** State of each sheet's entry: requested, or present in the history. */
  const entryStates = useRef(new Map<string, 'asked' | 'there'>());
  const pathname = useRef(location.pathname);
  const leavingKey = useRef<string | null>(null);
  const afterwards = useRef<{ action: () => void; isUnderWay?: boolean } | null>(null);

  useEffect(() => {
    const state = location.state as SheetState | null;
    const sheets = state?.sheets ?? [];
    const states = entryStates.current;
    if (leavingKey.current === location.key) return;
    leavingKey.current = null;
    if (afterwards.current?.isUnderWay) afterwards.current = null;
    for (const id of sheets) if (states.has(id)) states.set(id, 'there');
    const from = requestedFrom.current;
    const isAwaited = [...states.values()].includes('asked');
    if (isAwaited && from?.location === location && drawnSteps <= from.historySteps) return;

    // An entry that was requested and is missing was left by back navigation before the page rendered it.
    const wentBack = openSheets.filter(({ id }) => states.has(id) && !sheets.includes(id));
    for (const id of states.keys()) if (!sheets.includes(id)) states.delete(id);
    if (
      lastStep === NavigationType.Replace &&
      wentBack.length > 0 &&
      pathname.current === location.pathname
    ) {
      // The page replaced its own URL, which removed the entry's state.
      const remainingIds = wentBack.map(({ id }) => id);
      for (const id of remainingIds) states.set(id, 'asked');
      requestedFrom.current = { location, historySteps: stepsNow.current };
      void navigate(location, { state: { ...state, sheets: remainingIds }, replace: true });
      return;
    }
    pathname.current = location.pathname;
    if (wentBack.length > 0) {
      setOpenSheets(openSheets.filter((sheet) => !wentBack.includes(sheet)));
      for (const sheet of wentBack) sheet.close();
      return;
    }

    const isOpen = (id: string) => openSheets.some((sheet) => sheet.id === id);
    const closed = sheets.slice(sheets.findLastIndex(isOpen) + 1).filter((id) => states.has(id));
    if (closed.length > 0) {
      leavingKey.current = location.key;
      void navigate(-closed.length);
      return;
    }

    const opened = openSheets.find(({ id }) => !states.has(id));
    if (opened) {
      states.set(opened.id, 'asked');
      requestedFrom.current = { location, historySteps: stepsNow.current };
      const left = sheets.filter(isOpen);
      // An entry left by a reload is reused.
      const replace = left.length < sheets.length;
      const next = { ...state, sheets: [...left, opened.id] };
      // The page stays where it is while a sheet closes: a restored position would undo scrolling since then.
      window.history.scrollRestoration = 'manual';
      void navigate(location, { state: next, replace, preventScrollReset: true });
      return;
    }
    if (openSheets.length > 0) return;
    window.history.scrollRestoration = 'auto';
    if (afterwards.current) {
      leavingKey.current = location.key;
      afterwards.current.isUnderWay = true;
      afterwards.current.action();
    }
  }, [location, lastStep, drawnSteps, stepsNow, openSheets, navigate]);

  const actions = useMemo<SheetHistoryActions>(
    () => ({
      open: (sheet) => {
        setOpenSheets((sheets) => [...sheets, sheet]);
        // In a transition, like the router's updates: a link that closes its own sheet takes effect together
        // with that.
        return () =>
          startTransition(() =>
            setOpenSheets((sheets) => sheets.filter(({ id }) => id !== sheet.id)),
          );
      },
      afterClosing: (action) => {
        if (afterwards.current?.isUnderWay) return;
        afterwards.current = { action };
        // If nothing closes now, there is nothing to wait for.
        setOpenSheets((sheets) => [...sheets]);
      },
    }),
    [],
  );
  return <SheetHistoryContext value={actions}>{children}</SheetHistoryContext>;
}

/**
 * Counts the steps through the browser's history: so far, and as rendered. React renders the router's step
 * within the event but other updates a moment later. A sheet that requests its entry in between must not
 * treat that step as one back through its own entry.
 */
function useHistorySteps() {
  const [drawnSteps, setDrawnSteps] = useState(0);
  const stepsNow = useRef(0);
  useEffect(() => {
    const count = () => {
      stepsNow.current += 1;
      startTransition(() => setDrawnSteps(stepsNow.current));
    };
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return { drawnSteps, stepsNow };
}

/** Sheet that is open over the page, with its close function. */
interface OpenSheet {
  id: string;
  close: () => void;
}

/** Actions on the history entries of open sheets. */
interface SheetHistoryActions {
  /** Adds the entry of an open sheet. Returns a function to call when the sheet has closed. */
  open: (sheet: OpenSheet) => () => void;
  /**
   * Runs `action`, which navigates away, after the entries of all closing sheets are removed. Runs once even
   * if requested again before it has navigated.
   */
  afterClosing: (action: () => void) => void;
}

const SheetHistoryContext = createContext<SheetHistoryActions | null>(null);

export function useSheetHistory(): SheetHistoryActions {
  const actions = use(SheetHistoryContext);
  if (!actions) throw new Error('There is no SheetHistory around this.');
  return actions;
}

/**
 * Closes the sheet on back navigation instead of leaving the page. An open sheet is one entry of the router's
 * history. Closing it otherwise removes the entry, and a link in it replaces the entry (`replace`).
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { open } = useSheetHistory();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    return open({ id: crypto.randomUUID(), close: () => close() });
  }, [isOpen, open]);
}
