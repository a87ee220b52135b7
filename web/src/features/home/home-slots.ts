import type { ReactNode } from 'react';

/** What other rooms put into the home screen. */
export interface HomeSlots {
  /** The interactive map's card. */
  map: ReactNode;
  /** Check-ins that wait to be sent. */
  waiting: ReactNode;
}
