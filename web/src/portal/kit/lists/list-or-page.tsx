import { Activity, type ReactNode, useEffect, useState } from 'react';
import type { Live } from '../../../platform/live/live.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { FormSkeleton, RecordBoundary } from '../forms/record-boundary.tsx';
import { RecordFrame } from '../forms/record-frame.tsx';
import type { Noun } from '../noun.ts';
import type { OpenRecord } from './use-open-record.ts';

interface Props<R> {
  noun: Noun;
  live: Live<R[]>;
  open: OpenRecord;
  /**
   * Page of a live record; undefined after it was deleted, null for a new one. Undefined until its data is
   * loaded.
   */
  form: ((record: R | null | undefined, all: R[]) => ReactNode) | undefined;
  /** List. */
  children: ReactNode;
}

/**
 * List of a tab, or the page of the open record instead. The list keeps its state, scroll position and focus for the way
 * back.
 */
export function ListOrPage<R extends { id: string }>(props: Props<R>) {
  const { noun, live, open, form, children } = props;
  const { isAdmin } = useStaff();
  // The list reports that the records cannot be loaded.
  const isOpen = isAdmin && (open.isAdding || open.editing !== null) && live.status !== 'error';
  useReturnToList(isOpen);
  return (
    <>
      {isOpen &&
        (live.status === 'ready' && form ? (
          <RecordBoundary
            key={open.editing ?? 'new'}
            id={open.editing}
            records={live.data}
            noun={noun}
            isPage
            onClose={open.close}
          >
            {(record) => form(record, live.data)}
          </RecordBoundary>
        ) : (
          <RecordFrame
            title={texts.kit.records[open.isAdding ? 'add' : 'edit'](noun)}
            noun={noun}
            onBack={open.close}
          >
            <FormSkeleton />
          </RecordFrame>
        ))}
      <Activity mode={isOpen ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}

/** Position in the list when a page was opened. */
interface Position {
  focused: Element | null;
  scrollY: number;
}

/** Restores the scroll position and the focus after the page is closed; without a button that opened it, to the heading. */
function useReturnToList(isOpen: boolean): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Opened by a link, the list has no position yet.
  const [position, setPosition] = useState<Position | null>(
    isOpen ? { focused: null, scrollY: 0 } : null,
  );
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Read before the list is hidden.
    if (isOpen) setPosition({ focused: document.activeElement, scrollY: window.scrollY });
  }
  useEffect(() => {
    if (isOpen || !position) return;
    window.scrollTo(0, position.scrollY);
    const { focused } = position;
    const isControl = focused instanceof HTMLElement && focused !== document.body;
    const target = isControl && focused.isConnected ? focused : document.querySelector('h1');
    // After a click on a row, the position in the list stays.
    target?.focus({ preventScroll: target !== focused });
  }, [isOpen, position]);
}
