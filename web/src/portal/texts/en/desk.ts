const when = (time: string, by: string) =>
  [time && `at ${time}`, by && `by ${by}`].filter(Boolean).join(', ');
const sales = (count: number) => `${count} ${count === 1 ? 'sale' : 'sales'}`;
const actionsWait = (count: number) =>
  `${count} ${count === 1 ? 'action is' : 'actions are'} waiting on this phone.`;
const listFrom = (time: string, entries: number) =>
  `Using the list from ${time}, ${entries} ${entries === 1 ? 'entry' : 'entries'}.`;
const noList = 'This phone has no list yet, so it can’t check who may enter.';

/** Desk page. */
export const desk = {
  title: 'Desk',
  noEvent: 'No event is on right now. Create or activate one in Events.',
  loadingEvent: 'Loading the event…',
  undoableFailed: 'We couldn’t load what can be undone',
  registerAndAdmit: 'Register and let in',
  registerAndCollect: 'Register and take the payment',
  unreachable: 'We couldn’t reach the server. Nothing changed. Try again.',
  onlyCodesOffline: 'You can only look up codes offline. Scan the ticket or the confirmation.',
  search: {
    label: 'Ticket, confirmation, reward code, name or email',
    placeholder: 'Ticket, code, name or email',
    searching: 'Searching…',
    find: 'Find',
    scan: 'Scan',
    closeCamera: 'Close camera',
    cameraHint: 'Point the camera at the code on a confirmation, ticket or reward.',
    cameraFailed:
      'We can’t use the camera here. Type the number under the code, or use a barcode scanner.',
  },
  location: {
    downloading: 'Downloading the list for offline use…',
    label: 'Your spot',
    entrance: 'Entrance: let people in',
    business: (name: string) => `${name}: check people in`,
  },
  choice: {
    label: 'Which one?',
    count: (count: number) => `${count} match. Which one?`,
    ticketToShow: (ticketId: string) => `Ticket ${ticketId} to show`,
    noTicket: 'No ticket',
    notRegistered: 'Not registered',
  },
  /** Facts about a ticket or a person, in a row. */
  facts: {
    noDrinks: 'No drinks',
    paid: 'paid',
    paysCash: 'cash at the desk',
    paysAtDesk: 'pays at the desk',
    prepaid: 'Prepaid',
    paidAtDesk: 'Paid at the desk',
    sources: {
      import: 'Sold ahead',
      generated: 'Printed ticket',
      manual: 'Added by staff',
    },
  },
  result: {
    back: 'Back to the search',
    welcome: (firstName: string) => `Welcome, ${firstName}`,
    toCollect: (amount: string) => `${amount} to collect`,
    atBusiness: (name: string) => `At ${name}`,
    party: (size: number, others: readonly string[]) => `Party of ${size}: ${others.join(', ')}`,
    partyNotArrived: (names: readonly string[]) =>
      `Not here yet from their party: ${names.join(', ')}.`,
    sameOrder: (names: readonly string[]) => `From the same order: ${names.join(', ')}`,
    /** `unnamed`: number of tickets without a holder. */
    missingOfOrder: (names: readonly string[], unnamed: number) => {
      const others = `${unnamed} ${unnamed === 1 ? 'ticket' : 'tickets'} without a name`;
      const all = unnamed > 0 ? [...names, others] : names;
      return `Not registered yet from the same order: ${all.join(', ')}`;
    },
    someTicketToShow: (firstName: string) => `${firstName} has a ticket to show: scan it`,
    ticketToShow: (firstName: string, ticketId: string) =>
      `${firstName} has ticket ${ticketId} to show`,
    mustSign: (firstName: string) => `${firstName} hasn’t signed the waiver yet`,
    till: (amount: string, salesCount: number) => `Your till: ${amount} in ${sales(salesCount)}`,
    someReward: 'A reward',
    validCode: (code: string) => `Code ${code} is valid. Hand it over.`,
    uncheckedCode: (code: string) =>
      `Code ${code} can’t be checked offline. Hand it over if their screen shows time left.`,
    notRegistered: 'Not registered yet',
    notRegisteredText: 'No one has registered with this ticket yet.',
    notRegisteredOffline:
      'You can’t register people offline. Ask them to wait, or have them sign on paper.',
    soldOut: 'Sold out: there are no tickets to sell.',
    unchanged: 'Nothing changed.',
    undoable: 'You can undo for 5 minutes.',
    offlineUnchanged: (time: string) => `Offline, using the list from ${time}. Nothing changed.`,
    offlineQueued: (time: string) =>
      `Offline, using the list from ${time}. We’ll send it when you’re back online.`,
  },
  /** `time` and `by`: empty if they are not known. */
  refusals: {
    used: {
      title: 'Already used',
      text: (name: string, time: string, by: string) => `${name} arrived ${when(time, by)}.`,
    },
    cancelled: {
      title: 'Canceled',
      text: (name: string, time: string, by: string) =>
        `${name}’s registration was canceled ${when(time, by)}.`,
    },
    revoked: {
      title: 'Revoked',
      text: (ticketId: string, time: string, by: string) =>
        `Ticket ${ticketId} was withdrawn ${when(time, by)}.`,
    },
    wrongEvent: {
      title: 'Another event',
      text: (name: string) => `This is for ${name}.`,
      unknownText: 'This is for another event.',
    },
    notPaid: { title: 'Not paid', text: (name: string) => `${name} hasn’t paid yet.` },
    rewardClaimed: {
      title: 'Already used',
      text: (reward: string, time: string, by: string) =>
        `${reward} was handed over ${when(time, by)}.`,
    },
    rewardLocked: {
      title: 'Still locked',
      text: (reward: string) => `${reward} isn’t unlocked yet.`,
    },
    outOfStock: { title: 'None left', text: (reward: string) => `${reward} is gone.` },
    codeExpired: { title: 'Code expired', text: (time: string) => `It was valid until ${time}.` },
    unknown: {
      title: 'Unknown',
      text: (lookedUp: string) =>
        `We couldn’t find a ticket, confirmation, code or name “${lookedUp}”.`,
      offlineText: (lookedUp: string) => `“${lookedUp}” isn’t on this phone’s list.`,
    },
    poster: {
      title: 'A poster',
      text: 'This is a business’s poster. Visitors scan it there in their own app.',
    },
    webPage: {
      title: 'A web page',
      text: 'This code opens a web page. It isn’t a ticket or a confirmation.',
    },
    thisReward: 'This reward',
  },
  /** Advice to staff by refusal. */
  advice: {
    unknown: 'Check the spelling, search by name or email, or sell a ticket.',
    used: 'Look them up. You can undo an arrival for 5 minutes.',
    'wrong-event': 'Ask for their ticket for this event, or sell one.',
    cancelled: 'Look them up to restore it, or sell a ticket.',
    revoked: 'Ask where they got it, and sell a ticket if they want to come in.',
    'not-paid': 'Take the payment first, then hand over the reward.',
    'reward-locked': 'Their app shows how many stops are left.',
    'reward-claimed': 'They already have it. You can undo a mistake for 5 minutes.',
    'out-of-stock': 'Offer another reward.',
    'code-expired': 'Ask them for a new code. It takes one tap.',
  },
  offlineAdvice: {
    unknown: 'The list may miss recent registrations. Ask another desk, or wait.',
    used: 'You can undo a mistake for 5 minutes on the phone that made it.',
    'wrong-event': 'Ask for their ticket for this event.',
    cancelled: 'Only a desk that’s online can restore it. Ask another desk, or wait.',
    revoked: 'Ask where they got it. They need to wait for a desk that’s online.',
  },
  unknownAdvice: {
    stampCard: 'No one has this card yet. Look up its owner and assign it.',
    rewardCode: 'For a reward, ask for a new code. Codes expire after 5 minutes.',
    noDeskCode: 'Scan their ticket or their confirmation, or search by name.',
  },
  /** Buttons of a result. */
  actions: {
    checkIn: (business: string) => `Check in at ${business}`,
    redeem: 'Handed over',
    sell: 'Sell a ticket at the desk',
    takePayment: (firstName: string) => `Take ${firstName}’s payment`,
    lookUp: (firstName: string) => `Look ${firstName} up`,
    useTicket: (ticketId: string) => `Use ticket ${ticketId}`,
    hasTicket: 'They have a ticket',
    hasOtherTicket: 'They have another ticket',
    sign: (firstName: string) => `${firstName} signs here`,
    registerHolder: (name: string, ticketId: string) => `Register ${name} · ${ticketId}`,
    registerTicket: (ticketId: string) => `Register ${ticketId}`,
    /** Result of an admission, with the number of glasses. `paid`: empty if nothing is due. */
    admit: (people: number, paid: string, isSignedOnPaper: boolean) => {
      const glasses = people === 1 ? 'the glass' : `${people} glasses`;
      const signed = isSignedOnPaper ? 'waiver signed on paper, ' : '';
      const label = `${paid && `paid ${paid}, `}${signed}ID seen, hand over ${glasses}`;
      return label.charAt(0).toUpperCase() + label.slice(1);
    },
    admitOnly: (firstName: string, paid: string) =>
      `Only ${firstName} now${paid && `: paid ${paid}`}`,
    theOthers: (count: number) => `The other ${count}`,
    paid: {
      cash: (amount: string) => `${amount} cash`,
      card: (amount: string) => `${amount} by card`,
      other: (amount: string, method: string) => `${amount} ${method}`,
    },
  },
  ticketForm: {
    label: 'Ticket number',
    number: 'Number on the ticket',
    reason: 'Why they have it',
    submit: 'Use this ticket',
  },
  typeChoice: {
    label: 'Ticket',
    mixed: 'Different tickets',
  },
  /** Names of actions that wait on the device. */
  done: {
    admitted: (names: readonly string[]) =>
      `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} in`,
    redeemed: (reward: string, code: string) => `${reward} handed over (${code})`,
    checkedIn: (name: string, business: string) => `${name} checked in at ${business}`,
  },
  queue: {
    offline: (time: string, entries: number) => `Offline. ${listFrom(time, entries)}`,
    offlineWithoutList: `Offline. ${noList}`,
    unreachable: (time: string, entries: number) =>
      `We can’t reach the server. ${listFrom(time, entries)} We try again every 15 seconds.`,
    unreachableWithoutList: `We can’t reach the server. ${noList} We try again every 15 seconds.`,
    sending: (count: number) => `${actionsWait(count)} Sending…`,
    waiting: (count: number) => `${actionsWait(count)} We’ll send when you’re back online.`,
    list: 'Waiting on this phone',
    undo: 'Undo',
    undoOf: (action: string) => `Undo: ${action}`,
    notSaved: (action: string, time: string, reason: string) =>
      `Not saved: ${action}, ${time}. ${reason}`,
    notSavedHere: 'This phone couldn’t save it.',
    conflict: (action: string, time: string, reasons: string) =>
      `${action}, ${time}: ${reasons} Resolve it below.`,
    dismiss: 'OK',
    dismissOf: (action: string) => `Dismiss: ${action}`,
    orphaned: (owner: string, action: string, time: string) =>
      `Left on this phone by ${owner}: ${action}, ${time}. It hasn’t been sent.`,
    orphanedForAdmin: (owner: string, action: string, time: string) =>
      `Left on this phone by ${owner}: ${action}, ${time}. It hasn’t been sent. An admin can sign in here to send it.`,
    save: 'Save it',
    saveOf: (action: string) => `Save: ${action}`,
  },
  conflicts: {
    title: 'To resolve',
    lead: 'Done offline, and in conflict with later data. Nothing is reversed. Note how you resolved each one.',
    fetchFailed: 'We couldn’t load the open conflicts',
    resolve: 'Resolve',
    resolveOf: (conflict: string) => `Resolve: ${conflict}`,
    dialogTitle: 'Resolve this',
    note: 'How you resolved it',
    noteHelp: 'Saved with your name.',
    submit: 'Resolved',
    resolved: 'Resolved',
    someone: 'Someone',
    arrived: (name: string) => `${name} arrived.`,
    redeemed: (reward: string, name: string) => `${reward} for ${name}.`,
    here: (time: string, by: string) => `Here at ${time} by ${by}.`,
    hereAndEarlier: (time: string, by: string, earlierTime: string, earlierBy: string) =>
      `Here at ${time} by ${by}, and earlier at ${earlierTime} by ${earlierBy}.`,
    byUnknown: 'someone',
    reasons: {
      'already-arrived': 'They had already checked in at the desk.',
      'not-paid': 'They hadn’t paid.',
      'wrong-event': 'It was for another event.',
      'registration-cancelled': 'Their registration had been canceled.',
      'already-claimed': 'It had already been handed over.',
      'code-expired': 'The code had expired.',
      'out-of-stock': 'None were left.',
      'late-arrival': 'It was sent more than 12 hours later.',
      'implausible-time': 'The phone’s clock doesn’t add up.',
    },
  },
  till: {
    title: 'Your till',
    fetchFailed: 'We couldn’t load your till',
    sales,
    /** Methods that the desk no longer takes. */
    formerMethods: { card: 'card', other: 'other' },
    open: (summary: string) => `Your till: ${summary}`,
    openWaiting: (summary: string, amount: string) =>
      `Your till: ${summary}. ${amount} more is waiting to be sent.`,
    closed: 'Your till opens when you take your first payment.',
    closedWaiting: (amount: string) =>
      `Your till opens when you take your first payment. ${amount} more are waiting to be sent.`,
    count: 'Count the till',
    countOrTransfer: 'Count, hand over',
    floatCash: 'Cash in your till before the first sale',
    submitFloat: 'Open my till',
  },
  cashTransfer: {
    title: 'Hand over cash',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    help: 'Count it together. We move the cash to the other till right away.',
    submit: 'Hand over',
    done: 'Cash handed over',
  },
};
