import { parseVenueCode, type VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A poster's QR, read by the phone's own camera, opens the app at `/?venue=…`: taken out, then told once. In this
 * order, since what opens meanwhile would have the address as it was in its entry of the history.
 */
export function useVenueCodeParam(onCode: (venue: VenueCode) => void): void {
  const [search, setSearch] = useSearchParams();
  const text = search.get('venue');
  const taken = useRef<VenueCode | null>(null);
  const take = useEffectEvent(() => {
    taken.current = parseVenueCode(window.location.href) ?? null;
    const rest = new URLSearchParams(search);
    rest.delete('venue');
    setSearch(rest, { replace: true });
  });
  const tell = useEffectEvent(() => {
    if (taken.current) onCode(taken.current);
    taken.current = null;
  });
  useEffect(() => {
    if (text === null) tell();
    else take();
  }, [text]);
}
