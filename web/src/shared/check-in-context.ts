import { createContext, use } from 'react';

/** Starts a check-in from any screen. The signed-in layout renders the sheet. */
export interface CheckInActions {
  /** Opens the check-in sheet for this business, or for the nearest one not visited yet. Call on a click. */
  start: (businessId?: string) => void;
  /** Opens the scanner of venue codes. */
  scan: () => void;
  /** IDs of businesses with a queued check-in on this device. */
  queuedBusinessIds: ReadonlySet<string>;
  /** True before the event starts, when no business can be visited yet. */
  isUpcoming: boolean;
}

export const CheckInContext = createContext<CheckInActions | null>(null);

export function useCheckIn(): CheckInActions {
  const checkIn = use(CheckInContext);
  if (!checkIn) throw new Error('useCheckIn is used outside of CheckInProvider.');
  return checkIn;
}
