import { parseVenueCode, type VenueCode } from '@domain/venue-code.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A poster's QR, read by the phone's own camera, opens the app at `/?venue=…`: told once, then taken out. */
export function useVenueAddress(onCode: (venue: VenueCode) => void): void {
  const [search, setSearch] = useSearchParams();
  const text = search.get('venue');
  const take = useEffectEvent(() => {
    const venue = parseVenueCode(window.location.href);
    const rest = new URLSearchParams(search);
    rest.delete('venue');
    setSearch(rest, { replace: true });
    if (venue) onCode(venue);
  });
  useEffect(() => {
    if (text !== null) take();
  }, [text]);
}
