import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const setPrinting = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  window.addEventListener('beforeprint', setPrinting);
  window.addEventListener('afterprint', setPrinting);
  return () => {
    window.removeEventListener('beforeprint', setPrinting);
    window.removeEventListener('afterprint', setPrinting);
    isPrinting = false;
  };
}

/** Whether the page is being printed. What it changes is drawn before the browser takes the page, if drawn at once. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
