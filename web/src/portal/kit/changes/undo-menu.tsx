import './undo-menu.css';
import { Undo2 } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { texts } from '../../texts/texts.ts';

interface UndoMenuContent {
  /** Element that shows the lists of changes; null without a menu on the screen. */
  panel: HTMLElement | null;
  setPanel: (panel: HTMLElement | null) => void;
  /** Number of changes of each list, by the ID of the list. */
  counts: ReadonlyMap<string, number>;
  setCount: (list: string, count: number) => void;
}

const UndoMenuContext = createContext<UndoMenuContent | null>(null);

/** Collects the changes that the shown tab can undo, for the menu in the header. */
export function UndoMenuProvider({ children }: { children: ReactNode }) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const setCount = useCallback(
    (list: string, count: number) =>
      setCounts((before) =>
        (before.get(list) ?? 0) === count ? before : new Map(before).set(list, count),
      ),
    [],
  );
  const content = useMemo(() => ({ panel, setPanel, counts, setCount }), [panel, counts, setCount]);
  return <UndoMenuContext value={content}>{children}</UndoMenuContext>;
}

/** Returns the element of the menu for a list of changes, whose number it counts. */
export function useUndoPanel(list: string, count: number): HTMLElement | null {
  const menu = use(UndoMenuContext);
  const setCount = menu?.setCount;
  useEffect(() => {
    setCount?.(list, count);
    return () => setCount?.(list, 0);
  }, [setCount, list, count]);
  return menu?.panel ?? null;
}

/** Menu of all changes that the shown tab can undo; hidden if there are none. */
export function UndoMenu() {
  const menu = use(UndoMenuContext);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ type, target }: Event) => {
      // After a dialog of the menu, the focus returns to the button in it.
      if (!(target instanceof Element) || target.closest('[role$="dialog"]')) return;
      // A page that has loaded focuses its heading, which no key does.
      if (type === 'focusin' && (target as HTMLElement).tabIndex < 0) return;
      if (!root.current?.contains(target)) root.current?.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !root.current?.open) return;
      root.current.removeAttribute('open');
      root.current.querySelector('summary')?.focus();
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeOutside);
    // React's own events of the lists go to the tabs that draw them.
    const details = root.current;
    details?.addEventListener('keydown', closeByKey);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
      details?.removeEventListener('keydown', closeByKey);
    };
  }, []);
  if (!menu) return null;
  const { counts, setPanel } = menu;
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const { undoable } = texts.shared;
  return (
    <details ref={root} className="undo-menu" hidden={count === 0}>
      <summary title={undoable.summary({ count })}>
        <Undo2 aria-hidden="true" />
        <span className="undo-menu-name">{undoable.summary({ count })}</span>
        <span aria-hidden="true" className="undo-menu-word">
          {undoable.undo}
        </span>
        <span aria-hidden="true" className="undo-menu-count">
          {count}
        </span>
      </summary>
      <div ref={setPanel} className="undo-menu-panel" />
    </details>
  );
}
