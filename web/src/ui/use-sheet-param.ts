import { useState } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface SheetParam {
  /** Whose sheet is open, or null. */
  id: string | null;
  /** What a `Link` needs to open the sheet of `id`. */
  linkTo: (id: string) => { to: To; state: unknown };
  close: () => void;
}

const openedHere = { isOpenedHere: true };

/**
 * A sheet whose subject is in the address (`?business=…`): it can be shared, and the back button closes it.
 * Closing goes back where it was opened from here, so that the history does not grow.
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

/** The value, or the last one there was: what a sheet shows while it slides out. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
