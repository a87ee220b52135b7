/** Review tab: check-ins that staff must decide. */
export const review = {
  title: 'Review',
  lead: 'Check-ins that need a second look.',
  leadOf: (event: string) => `Check-ins at ${event} that need a second look.`,
  noEvent: 'Create an event first. Its check-ins to review show up here.',
  undoListFailed: 'We couldn’t load what can be undone',
  loadFailed: 'We couldn’t load the check-ins',
  notChanged: 'Nothing changed. Try again.',
  notSaved: 'Not saved',
  notDecided: (count: number) =>
    count === 1 ? '1 check-in needs another try' : `${count} check-ins need another try`,
  noneFound: 'No check-ins found',
  none: 'Nothing to review',
  noneHelp:
    'Check-ins show up here when a phone’s location is unclear or it got there surprisingly fast.',
  earliest: (shown: number, total: number) =>
    `Showing the earliest ${shown} of ${total}. The rest follow.`,
  filters: {
    all: 'All',
    search: 'Search by the name of a person or business',
    searchHint: 'Person or business',
    business: 'Business',
    everyBusiness: 'Every business',
    emptiedBusiness: 'A business with nothing to review',
    order: 'Order',
  },
  /** Reasons why a check-in is pending. */
  pending: {
    'unclear-fix': 'Unclear location',
    'implausible-speed': 'Surprisingly fast',
    'late-arrival': 'Arrived late',
    'no-location': 'No location',
  },
  /** Reasons of a refusal; attendees read them in their own language. */
  reasons: {
    'not-there': 'No one saw them there',
    'unlikely-time': 'They couldn’t have been there at that time',
    'code-elsewhere': 'The code wasn’t used at its poster',
    'ask-desk': 'Something else (they can ask at the desk)',
  },
  orders: {
    received: 'Earliest first',
    '-received': 'Latest first',
    business: 'By business, A to Z',
  },
  decision: {
    confirm: 'Confirm',
    confirmOf: (person: string, business: string) => `Confirm ${person} at ${business}`,
    confirmAll: (count: number) => `Confirm all ${count}`,
    confirmAllOf: (count: number, business: string) => `Confirm all ${count} at ${business}`,
    refuse: 'Refuse',
    refuseOf: (person: string, business: string) => `Refuse ${person} at ${business}`,
    refuseAll: (count: number) => `Refuse all ${count}`,
    refuseAllOf: (count: number, business: string) => `Refuse all ${count} at ${business}`,
  },
  evidence: {
    receivedLate: (captured: string, received: string) => `${captured}, received ${received}`,
    noLocation: 'No location sent',
    /** `accuracy`: empty if the device reported none. */
    distance: (distance: string, limit: string, accuracy: string) =>
      `${distance} away (limit ${limit})${accuracy && `, accurate to ±${accuracy}`}`,
    travel: (duration: string, business: string, speed: string) =>
      `${duration} from ${business}, ${speed}`,
    noTravel: 'No earlier visit to compare',
    withCode: 'With the venue code',
    withoutCode: 'Without the venue code',
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
  },
  refuseDialog: {
    title: (count: number) => (count === 1 ? 'Refuse this check-in' : `Refuse ${count} check-ins`),
    textOne: (person: string, business: string) =>
      `This removes the stamp of ${person} at ${business} and tells them why. They can check in there again.`,
    textMany: (count: number, business: string) =>
      `This removes the stamp of ${count} people at ${business} and tells them why. They can check in there again.`,
    reason: 'Why',
    back: 'Keep waiting',
  },
};
