import { useState } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface SheetParam {
  /** ID of the open sheet's subject, or null. */
  id: string | null;
  /** Returns the `Link` properties that open the sheet of `id`. */
  linkTo: (id: string) => { to: To; state: unknown };
  close: () => void;
}

const openedHere = { isOpenedHere: true };

/**
 * Stores the open sheet in the address (`?business=…`), so it can be shared and the back button closes it.
 * Closing returns to the page that opened it, so the history does not grow.
 */
export function useSheetParam(parameter: string): SheetParam {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: typeof openedHere | null };
  const searchWith = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    return { search: next.toString() };
  };
  return {
    id: search.get(parameter),
    linkTo: (id) => ({ to: searchWith(id), state: openedHere }),
    close: () =>
      void (state?.isOpenedHere ? navigate(-1) : navigate(searchWith(null), { replace: true })),
  };
}

/** Returns the value, or the last defined one while a sheet closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value !== lastValue) setLastValue(value);
  return value ?? lastValue;
}
