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

/** True while the page is printed. Synchronous changes are drawn before the browser prints. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
