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
  /** The sheets open over this page, the lowest first. */
  sheets?: readonly string[];
}

/**
 * Keeps the router's history in step with what is open over the page (`useBackCloses`): each open sheet has one
 * entry, like the one beneath it but for `state.sheets`. One step is made at a time, and the next is decided
 * once the router has arrived: an entry added while a way back is under way would be lost.
 */
export function SheetHistory({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const lastStep = useNavigationType();
  const [openSheets, setOpenSheets] = useState<readonly OpenSheet[]>([]);
  const { drawnSteps, stepsNow } = useHistorySteps();
  /** Where the router was when the last entry was asked for, and how many steps back and forth were before. */
  const askedFrom = useRef<{ location: Location; historySteps: number } | null>(null);
  /** By sheet: whether its entry is asked for, or was seen there. */
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
    const from = askedFrom.current;
    const isAwaited = [...states.values()].includes('asked');
    if (isAwaited && from?.location === location && drawnSteps <= from.historySteps) return;

    // An entry that was asked for and is not here was gone back through before the page could draw it.
    const wentBack = openSheets.filter(({ id }) => states.has(id) && !sheets.includes(id));
    for (const id of states.keys()) if (!sheets.includes(id)) states.delete(id);
    if (
      lastStep === NavigationType.Replace &&
      wentBack.length > 0 &&
      pathname.current === location.pathname
    ) {
      // The page changed its own address, and with it took the entry's state.
      const kept = wentBack.map(({ id }) => id);
      for (const id of kept) states.set(id, 'asked');
      askedFrom.current = { location, historySteps: stepsNow.current };
      void navigate(location, { state: { ...state, sheets: kept }, replace: true });
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
      askedFrom.current = { location, historySteps: stepsNow.current };
      const left = sheets.filter(isOpen);
      // An entry that a reload left behind is used again.
      const replace = left.length < sheets.length;
      const next = { ...state, sheets: [...left, opened.id] };
      void navigate(location, { state: next, replace, preventScrollReset: true });
      return;
    }
    if (openSheets.length === 0 && afterwards.current) {
      leavingKey.current = location.key;
      afterwards.current.isUnderWay = true;
      afterwards.current.action();
    }
  }, [location, lastStep, drawnSteps, stepsNow, openSheets, navigate]);

  const actions = useMemo<SheetHistoryActions>(
    () => ({
      open: (sheet) => {
        setOpenSheets((sheets) => [...sheets, sheet]);
        // As the router's own changes: a link that closes the sheet it is in arrives together with that.
        return () =>
          startTransition(() =>
            setOpenSheets((sheets) => sheets.filter(({ id }) => id !== sheet.id)),
          );
      },
      afterClosing: (action) => {
        if (afterwards.current?.isUnderWay) return;
        afterwards.current = { action };
        // Where nothing closes now, there is nothing to wait for.
        setOpenSheets((sheets) => [...sheets]);
      },
    }),
    [],
  );
  return <SheetHistoryContext value={actions}>{children}</SheetHistoryContext>;
}

/**
 * How often the browser's history was stepped through: by now, and as far as it is drawn. React draws the router's step
 * in the event itself and what else it changes a moment later: a sheet that asks for its entry in between must not take
 * that step, which led to before it, for one back through its own entry.
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

/** What is open over the page, and how it is closed. */
interface OpenSheet {
  id: string;
  close: () => void;
}

/** Of the entries that open sheets have in the history. */
interface SheetHistoryActions {
  /** Gives an open sheet its entry. Call what it answers once the sheet is closed. */
  open: (sheet: OpenSheet) => () => void;
  /**
   * Runs `action`, which leads elsewhere, once the entries of all that closes now are taken back; asked for again until it has
   * led there, it runs once.
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
