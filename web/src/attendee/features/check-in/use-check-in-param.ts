import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Calls `onStart` once for `/?check-in`, the URL of the installed app's shortcut, and removes the parameter. */
export function useCheckInParam(onStart: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('check-in');
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    isTaken.current = true;
    const rest = new URLSearchParams(search);
    rest.delete('check-in');
    setSearch(rest, { replace: true });
  });
  const tell = useEffectEvent(() => {
    if (isTaken.current) onStart();
    isTaken.current = false;
  });
  useEffect(() => {
    if (isAsked) take();
    else tell();
  }, [isAsked]);
}
