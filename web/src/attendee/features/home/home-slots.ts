import type { ReactNode } from 'react';

/** What other features put into the home screen. */
export interface HomeSlots {
  /** The interactive map's card. */
  map: ReactNode;
  /** One's own ticket. */
  ticket: ReactNode;
  /** Check-ins that wait to be sent. */
  queuedCheckIns: ReactNode;
  /** After the end, under the summary. */
  feedback: ReactNode;
}
