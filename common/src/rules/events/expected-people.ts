/** Counts of one event. */
interface Counts {
  /** Active registrations. */
  registered: number;
  /** Unused tickets of this event, which have no registration. */
  unusedTickets: number;
  /** Active registrations of people who will show one of these tickets at the desk. */
  sharing: number;
}

/** Returns the number of people who may come: each registration, and each ticket that is not a registered person's. */
export function expectedPeople({ registered, unusedTickets, sharing }: Counts): number {
  return registered + unusedTickets - sharing;
}
