/** Ticket of the attendee. */
export const ticket = {
  title: 'My ticket',
  payAtDesk: (price: string) => `Pay ${price} at the desk`,
  /** Status of the ticket, in one line. */
  states: {
    verified: 'Ready: show it at the desk',
    paid: 'Paid: show it at the desk',
    arrived: 'You are in',
    walking: 'You are in',
    cancelled: 'Cancelled: ask at the desk',
  },
};
