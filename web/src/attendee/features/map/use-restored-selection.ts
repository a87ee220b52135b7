import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { PinSelection } from './pin-buttons.tsx';

interface Entry {
  /** The business that was chosen on the map as this entry was left. */
  mapBusiness?: string;
}

/**
 * A business chosen on the open map is there again after a reload. Its entry of the history (`useBackCloses`) names it,
 * beside what the router keeps there: the back button finds what it is to close.
 */
export function useRestoredSelection(
  selection: PinSelection | null,
  onSelect: (selection: PinSelection) => void,
): void {
  const { state } = useLocation() as { state: { sheets?: readonly string[] } | null };
  const id = selection?.id;
  const restore = useEffectEvent(() => {
    const { mapBusiness } = (window.history.state ?? {}) as Entry;
    if (!id && mapBusiness) onSelect({ id: mapBusiness, isByKey: false });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (!id || !state?.sheets?.length) return;
    const entry: Entry = { mapBusiness: id };
    window.history.replaceState({ ...window.history.state, ...entry }, '');
  }, [id, state]);
}
