/** One's own ticket, a press away. */
export const ticket = {
  title: 'My ticket',
  payAtDesk: (price: string) => `Pay ${price} at the desk`,
  /** How far it is, in a line. */
  states: {
    verified: 'Ready: show it at the desk',
    paid: 'Paid: show it at the desk',
    arrived: 'You are in',
    walking: 'You are in',
    cancelled: 'Cancelled: ask at the desk',
  },
};
