import { useEffect, useEffectEvent } from 'react';

interface Entry {
  /** The sheet that was open over the page, where one was. */
  sheet?: string;
}

const here = () => window.history.state as Entry | null;

/** Ends once the history has gone back as far as it was asked to: a new entry before that would be lost. */
let settled: Promise<void> = Promise.resolve();

function takeBack(): void {
  settled = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.back();
}

/** An entry like the one beneath, so that the page stays; one that a reload left behind is used again. */
function addEntry(sheet: string): void {
  const entry = { ...here(), sheet };
  if (here()?.sheet) window.history.replaceState(entry, '');
  else window.history.pushState(entry, '');
}

/**
 * The back button closes what is open over the page, and the page stays. An open sheet is one entry of the
 * history; closing it otherwise takes that back, and a link in it takes its place (`replace`).
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const sheet = crypto.randomUUID();
    let state: 'opening' | 'open' | 'closed' = 'opening';
    void settled.then(() => {
      if (state === 'closed') return;
      addEntry(sheet);
      state = 'open';
    });
    const gone = () => {
      if (state === 'open' && here()?.sheet !== sheet) close();
    };
    window.addEventListener('popstate', gone);
    return () => {
      state = 'closed';
      window.removeEventListener('popstate', gone);
      if (here()?.sheet === sheet) takeBack();
    };
  }, [isOpen]);
}
