import { createContext, use } from 'react';

/** How any screen begins a check-in; the sheet itself stands in the signed-in frame. */
export interface CheckInActions {
  /** Opens the check-in sheet: at this business, or at the nearest one not visited yet. Call on a press. */
  start: (businessId?: string) => void;
  /** Opens the scanner of venue codes. */
  scan: () => void;
  /** Businesses whose check-in waits on this device for a connection. */
  queuedBusinessIds: ReadonlySet<string>;
}

export const CheckInContext = createContext<CheckInActions | null>(null);

export function useCheckIn(): CheckInActions {
  const checkIn = use(CheckInContext);
  if (!checkIn) throw new Error('useCheckIn is used outside of CheckInProvider.');
  return checkIn;
}
