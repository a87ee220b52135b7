import { useEffect } from 'react';

/** Scrolls the focused element into view when a card appears above the page and pushes it down. */
export function useFocusInView(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
}
