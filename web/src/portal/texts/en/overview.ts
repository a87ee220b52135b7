const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Overview tab. */
export const overview = {
  title: 'Overview',
  totals: {
    label: 'Totals',
    allEvents: 'All events combined',
    businesses: 'Total businesses',
    events: 'Active events',
    rewards: 'Active rewards',
  },
  event: {
    title: 'The event',
    when: 'When',
    whenText: (time: string, timeZone: string) => `${time}, ${timeZone}`,
    where: 'Where',
    noPlace: 'No place set',
    participants: 'Taking part',
    businesses: (count: number) => `${count} active ${count === 1 ? 'business' : 'businesses'}`,
    hashtag: 'Hashtag',
    noHashtag: 'None',
    open: 'Open the event',
  },
  firstSteps: {
    title: 'Your first event',
    /** Around the link to the tab. */
    organization: {
      before: 'Fill in ',
      link: 'Organization',
      after:
        ': your name, minimum age and payments. Publish your release there; no one can register without it.',
    },
    businesses: 'Add the businesses and their locations on the map.',
    event: 'Create the event. Choose when it is and who takes part.',
    rest: 'Add rewards, tickets and an announcement. A checklist on this page shows what’s left to do.',
  },
  damaged: (count: number, records: string) =>
    count === 1
      ? `One record is damaged, and attendees see only what can still be read: ${records}. Ask your database admin to fix it.`
      : `${count} records are damaged, and attendees see only what can still be read: ${records}. Ask your database admin to fix them.`,
  quickActions: {
    title: 'Quick actions',
    addBusiness: 'Add Business',
    createEvent: 'Create Event',
    manageRewards: 'Manage Rewards',
  },
  draft: {
    title: 'This event is not published',
    text: 'Only staff can see it. Publish it when you’re ready for attendees to register. People who asked about the next walk get an email ten minutes later, when you can no longer undo it.',
    publish: 'Publish',
    publishing: 'Publishing…',
    question: 'Publish it as it is?',
    lacking: 'The checklist isn’t done yet:',
    publishAnyway: 'Publish anyway',
    notYet: 'Not yet',
  },
  readiness: {
    title: 'Ready to open?',
    titleWhileRunning: 'The checklist',
    ready: 'Everything is ready',
    count: (ready: number, all: number) => `${ready} of ${all} ready`,
    failed: 'We couldn’t load the checklist',
    fix: 'Fix',
  },
  checklist: {
    ready: 'Ready',
    toDo: 'To do',
    actionOf: (action: string, item: string) => `${action}: ${item}`,
  },
  numbers: {
    label: 'Numbers',
    failed: 'We couldn’t load the numbers',
    registered: 'Registered',
    arrived: 'Arrived',
    walking: 'Walking',
    due: 'Payment due',
    taken: { cash: 'Cash taken', card: 'Card payments', other: 'Other payments' },
    toReview: 'To review',
    updates:
      'Updates every few seconds. Arrived: ID checked, glass handed over. Walking: checked in at their first stop.',
    outdated: (time: string) => `We can’t reach the server. These numbers are from ${time}.`,
  },
  offlineDesks: {
    desk: (name: string, time: string) => `${name}, last at ${time}`,
    text: (offline: number, all: number, desks: string) =>
      `${offline} of ${all} desks offline or put away: ${desks}.`,
  },
  peopleReads: {
    account: (name: string, count: number, time: string) =>
      `${name}, ${count} people, last at ${time}`,
    /** Around the link that ends the access. */
    before: (max: number, accounts: string) =>
      `Looked up more than ${max} people in 10 minutes: ${accounts}. Was this a busy entrance? If not, `,
    link: 'end their access',
    after: '.',
  },
  wrongPins: {
    business: (name: string, count: number) => `${name}, ${count}`,
    /** Around the link that renews the code. */
    before: (businesses: string) =>
      `Wrong PINs in the last hour: ${businesses}. We slow down repeated guesses. Check the poster there, or `,
    link: 'renew its code',
    after: '.',
  },
  rewards: {
    title: 'Rewards',
    reward: 'Reward',
    redeemed: 'Redeemed',
    left: 'Left',
    gone: 'Gone',
    noLimit: 'No limit',
  },
  chart: {
    title: 'Check-ins every 10 minutes',
    none: 'None yet.',
    noneAfterEnd: 'None.',
    count: (total: string, isCounting: boolean) =>
      `${total} in the time shown.${isCounting ? ' The last column is still counting.' : ''}`,
    showTable: 'Show as a table',
    from: 'From',
    checkIns: 'Check-ins',
    drawing: (since: string) =>
      `Check-ins every 10 minutes since ${since}; the table has each number.`,
  },
  crowding: {
    title: 'Where people are',
    lead: 'From check-ins in the last 15 minutes.',
    crowded: 'Crowded',
    noneCrowded: 'No crowded businesses right now.',
    quiet: 'Quiet',
    noneQuiet: 'No quiet businesses right now.',
    checkIns: (count: number) => `${count} ${count === 1 ? 'check-in' : 'check-ins'}`,
    more: (count: number) => `and ${count} more`,
  },
  controls: {
    title: 'Tonight',
    paused: 'Check-in is paused. We ask attendees to wait.',
    open: (until: string) => `Check-in is open until ${until}.`,
    /** `affected`: '40 registered people, 3 of them walking'. */
    withAffected: (state: string, affected: string) => `${state} Changes apply to ${affected}.`,
    pause: 'Pause check-in',
    resume: 'Resume check-in',
    extend: (minutes: number) => `${minutes} more minutes`,
    end: 'End the event',
    endQuestion: 'End the event now?',
    /** `affected`: undefined until it is known. */
    endText: (affected: string | undefined) =>
      `Check-in stops at once${affected ? ` for ${affected}` : ''}. You can undo this for 10 minutes.`,
    endNow: 'End now',
    ending: 'Ending…',
    failedText: 'Failed to change the event',
    businesses: 'Businesses',
    statuses: { open: 'Open', closed: 'Closed', 'sold-out': 'Sold out' },
    statusOf: (status: string, business: string) => `${status}: ${business}`,
  },
  urgent: {
    label: 'Urgent announcement',
    placeholder: 'Urgent announcement to everyone',
    /** Name of a translation, after a language. */
    translated: 'urgent announcement',
    send: 'Send now',
    sending: 'Sending…',
    sent: 'Sent to everyone',
    sentTo: (count: number, registered: string, walking: string) =>
      `For ${registered} registered ${count === 1 ? 'attendee' : 'attendees'}, ${walking} of them walking.`,
    /** `registered`: null if it was for some of them only. */
    latestShown: (time: string, count: number, phones: string, registered: string | null) =>
      `Latest announcement (${time}): shown on ${phones} ${count === 1 ? 'phone' : 'phones'} so far${registered === null ? '' : `, of ${registered} registered`}.`,
    undo: 'Undo',
    withdrawn: 'Announcement withdrawn',
    withdrawFailed: 'Failed to withdraw announcement',
    sendFailed: 'Failed to send the announcement',
  },
  tills: {
    title: 'Tills',
    failed: 'We couldn’t load the tills',
    owner: 'Owner',
    expected: 'Expected',
    counted: 'Counted',
    total: 'Total',
    count: 'Count',
    countOf: (name: string) => `Count ${name}`,
    tillOf: (name: string) => `Till of ${name}`,
    countedAt: (time: string, by: string, movements: string) =>
      `Counted at ${time} by ${by}. ${movements}`,
    openSince: (time: string, movements: string) => `Open since ${time}. ${movements}`,
    difference: (difference: string, explanation: string) => `${difference}: ${explanation}`,
    otherPayment: 'other',
    card: 'card',
    movements: {
      float: (amount: string) => `Float ${amount}`,
      sales: (count: number, amount: string) =>
        `${count} ${count === 1 ? 'sale' : 'sales'} ${amount}`,
      salesBy: (payment: string, count: number, amount: string) =>
        `${payment} ${count} ${count === 1 ? 'sale' : 'sales'} ${amount}`,
      refunded: (amount: string) => `refunded ${amount}`,
      handedOver: (amount: string) => `handed over ${amount}`,
      received: (amount: string) => `received ${amount}`,
    },
  },
  wrapUp: {
    title: 'After the event',
    toReview: (count: number) => {
      if (count === 0) return 'All check-ins are reviewed.';
      return count === 1 ? '1 check-in needs review.' : `${count} check-ins need review.`;
    },
    review: 'Review',
    due: (count: number) => {
      if (count === 0) return 'Everyone has paid.';
      return count === 1 ? '1 person hasn’t paid.' : `${count} people haven’t paid.`;
    },
    seeWho: 'See who',
    unsigned: (count: number) => `${people(count)} came in without a signed release.`,
    conflicts: (count: number) =>
      `${count === 1 ? '1 offline action needs' : `${count} offline actions need`} to be resolved.`,
    resolve: 'Resolve',
    openTills: (count: number) => {
      if (count === 0) return 'All tills are counted.';
      return count === 1 ? '1 till isn’t counted.' : `${count} tills aren’t counted.`;
    },
    export: 'Export registrations',
    treasurer: 'Treasurer’s sheet',
    comments: 'Read comments',
  },
};
