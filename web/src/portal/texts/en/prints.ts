/** Prints tab. */
export const prints = {
  title: 'Prints',
  lead: 'This is what prints, on A4 or Letter paper with your browser’s margins.',
  print: 'Print',
  choice: 'Sheet',
  sheets: {
    posters: 'Posters',
    'stamp-cards': 'Stamp cards',
    volunteers: "Volunteers' sheet",
    roster: 'Roster',
    'door-list': 'Door list',
    treasurer: 'Treasurer’s sheet',
  },
  preparing: 'Preparing the sheets…',
  noEvent: 'Create an event first, then print its sheets.',
  sponsors: 'Sponsors',
  posters: {
    none: 'No businesses are taking part in this event yet.',
    label: (business: string) => `Poster of ${business}`,
    qrCode: (business: string) => `QR code of ${business}`,
    pin: 'PIN',
    renew: {
      button: 'Renew code',
      buttonNamed: (business: string) => `Renew code of ${business}`,
      title: 'Renew this code?',
      text: (business: string) =>
        `The current poster at ${business} and its PIN stop working right away. Print the new one and hang it up.`,
      confirm: 'Renew',
      renewing: 'Renewing…',
      done: 'Code renewed',
      doneText: (business: string) => `Print and hang up ${business}’s new poster.`,
      failed: 'Failed to renew the code',
    },
  },
  stampCards: {
    count: 'Cards',
    first: 'First number',
    label: (number: number) => `Stamp card ${number}`,
    qrCode: (number: number) => `QR code of stamp card ${number}`,
  },
  volunteers: {
    title: 'For volunteers',
    contacts: { desk: 'Desk', taxi: 'Taxi', emergency: 'Emergency' },
    route: 'The route',
    whatToDo: 'What to do if',
    /** In the order of events at a desk. */
    troubleshooting: {
      unknownTicket: {
        when: 'Unknown ticket',
        what: 'Search for the name or email: the desk finds tickets of people who haven’t registered, too. Not there: sell a ticket.',
      },
      usedTicket: {
        when: 'Ticket already used',
        what: 'The screen shows when and by whom. Look up that person. Don’t argue.',
      },
      noPhone: {
        when: 'No phone or dead battery',
        what: 'Register them on this phone and hand over a stamp card.',
      },
      tooFar: {
        when: 'The phone is too far from the business',
        what: 'Ask them to scan the poster there, or enter its PIN.',
      },
      pendingStamp: {
        when: 'A stamp is pending',
        what: 'Find it under Review. Confirm or refuse it.',
      },
      offline: {
        when: 'Desk is offline',
        what: 'Keep going. The desk saves what you do and sends it later. Or use the door list.',
      },
      drunk: {
        when: 'Someone drank too much',
        what: 'No more pours. Call a taxi, stay with them and tell the lead.',
      },
    },
  },
  roster: {
    adminsOnly: 'Only admins can print the roster. Ask one of them.',
    fetchFailed: 'We couldn’t load the roster',
    loading: 'Loading the roster…',
    none: 'Add the volunteers under Staff first.',
    title: 'Roster',
    lead: 'Each person scans their code and types their PIN. Keep this sheet safe: anyone who has it can open every station.',
    columns: {
      here: 'Here',
      name: 'Name',
      task: 'Role and station',
      times: 'Times',
      pin: 'PIN',
      link: 'Link',
    },
    desk: 'Desk',
    qrCode: (name: string) => `QR code of ${name}`,
  },
  doorList: {
    fetchFailed: 'We couldn’t load the registrations',
    loading: 'Loading the registrations…',
    lead: (registered: number, unused: number, asOf: string) =>
      `${registered} registered and ${unused} unused tickets as of ${asOf}. Check off payment, ID and glass. Enter the list in Registrations afterward.`,
    columns: { name: 'Name', ticket: 'Ticket', toDo: 'To do', id: 'ID', glass: 'Glass' },
    /** Instead of a ticket. */
    atDesk: 'At the desk',
    waiver: 'Waiver',
  },
  treasurer: {
    adminsOnly: 'Only admins can see the treasurer’s sheet.',
    fetchFailed: 'We couldn’t load the payments',
    loading: 'Adding up the payments…',
    download: 'Download CSV',
    difference: (amount: string) =>
      `Tills and registrations differ by ${amount}. A registration may have been deleted.`,
    /** Numbers of people, and the amount of those who have not paid. */
    people: (byTicket: number, paid: number, due: number, amount: string) =>
      `${byTicket} with a ticket, ${paid} paid at the desk, ${due} not paid (${amount} due).`,
    noTill: 'No till was opened.',
    countedBy: 'Counted by ____________________',
    receivedBy: 'Received by ____________________',
    total: 'Total',
    methods: {
      label: 'Payments by method',
      method: 'Method',
      sales: 'Sales',
      taken: 'Taken',
      refunded: 'Refunded',
      net: 'Net',
      byRegistrations: 'By regis\u00adtrations',
    },
    tills: {
      label: 'Tills',
      till: 'Till',
      float: 'Float',
      handedOver: 'Handed over',
      expectedCash: 'Expected cash',
      counted: 'Counted',
      difference: 'Difference',
      notCounted: 'Not counted',
    },
    csv: {
      columns: {
        line: 'Line',
        name: 'Name',
        sales: 'Sales',
        taken: 'Taken',
        refunded: 'Refunded',
        net: 'Net',
        byRegistrations: 'By registrations',
        expectedCash: 'Expected cash',
        countedCash: 'Counted cash',
        card: 'Card terminal',
        difference: 'Difference',
        explanation: 'Explanation',
      },
      /** Kinds of lines. */
      lines: { payments: 'Payments', total: 'Total', till: 'Till' },
    },
  },
};
