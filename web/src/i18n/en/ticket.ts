/** Ticket of the attendee. */
export const ticket = {
  title: 'My ticket',
  payAtDesk: (price: string) => `Pay ${price} at the desk`,
  payBeforeRewards: 'Keep collecting stamps. You can pick up rewards as soon as you’ve paid.',
  payForRewards: (price: string) => `Pay ${price} at the desk to pick up your rewards.`,
  showToDesk: 'Show my ticket',
  findDesk: 'Find the desk on the map',
  back: 'Back',
  details: 'Registration details',
  none: 'You’re not registered for this walk',
  /** Status of the ticket, in one line. */
  states: {
    verified: 'Ready. Show it at the desk',
    paid: 'Paid. Show it at the desk',
    arrived: 'You’re in',
    walking: 'You’re in',
    cancelled: 'Canceled. Ask at the desk',
  },
  /** Status after the event. */
  over: 'This walk has ended',
};
