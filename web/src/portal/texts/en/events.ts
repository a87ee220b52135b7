/** Events tab, and the labels of events in every tab. */
export const events = {
  title: 'Events',
  lead: 'When and where you walk, and who takes part.',
  create: 'Create Event',
  copyPast: 'Copy a past event',
  none: 'Create your first event. A name, a start and an end are all you need.',
  columns: { event: 'Event', when: 'When', stops: 'Stops', edit: 'Edit' },
  duplicate: 'Duplicate',
  duplicateEvent: (event: string) => `Duplicate ${event}`,
  map: 'Map',
  mapOf: (event: string) => `Map of ${event}`,
  /** State of an event with the time of its change and its zone: 'Ends 8:00 PM', 'Eastern Time'. */
  status: {
    upcoming: (start: string, zone: string) => `Starts ${start} · ${zone}`,
    running: (end: string, zone: string) => `On now · ends ${end} · ${zone}`,
    ended: (end: string, zone: string) => `Ended ${end} · ${zone}`,
  },
  /** Effects of a change on attendees of an event in progress. */
  impact: {
    onNow: (event: string) => `${event} is on now.`,
    changes: (changes: string) =>
      `Saving changes it: ${changes}. You can undo this for 10 minutes.`,
    changesFor: (people: string, changes: string) =>
      `Saving changes it for ${people}: ${changes}. You can undo this for 10 minutes.`,
    people: (count: number, registered: string, walking: string) =>
      `${registered} registered ${count === 1 ? 'person' : 'people'}, ${walking} of them walking`,
  },
  /** Effects of a change on an event in progress, without a period. */
  effects: {
    event: {
      inactive: 'The walk is switched off',
      over: 'The walk is over',
      'not-started': 'The walk hasn’t started',
      published: 'The walk is published',
      paused: 'Check-in is paused',
      resumed: 'Check-in resumed',
      archived: 'The walk is archived',
      restored: 'The walk is back from the archive',
    },
    /** `minutes`: null if the end was set in the form. */
    endsLater: (minutes: number | null) =>
      minutes === null ? 'The walk ends later' : `The walk ends ${minutes} minutes later`,
    endsEarlier: (minutes: number | null) =>
      minutes === null ? 'The walk ends earlier' : `The walk ends ${minutes} minutes earlier`,
    /** `names`: undefined if they are too many to name. */
    joining: (count: number, names: string | undefined) =>
      `${names ?? `${count} businesses`} ${count === 1 ? 'joins' : 'join'}`,
    leaving: (count: number, names: string | undefined) =>
      `${names ?? `${count} businesses`} ${count === 1 ? 'leaves' : 'leave'}`,
    moving: (business: string, distance: string) => `${business} moves by ${distance}`,
    statuses: {
      open: (business: string) => `${business} is open again`,
      closed: (business: string) => `${business} is closed`,
      'sold-out': (business: string) => `${business} is sold out`,
    },
    offer: (business: string) => `The offer of ${business} changes`,
    rewardJoining: (reward: string) => `The reward ${reward} joins`,
    rewardLeaving: (reward: string) => `The reward ${reward} leaves`,
    rewardType: (reward: string) => `The reward ${reward} needs visits of another kind`,
    rewardVisits: (reward: string, required: number, requiredBefore: number) =>
      `The reward ${reward} needs ${required} ${required === 1 ? 'visit' : 'visits'} instead of ${requiredBefore}`,
  },
  moved: {
    text: (event: string) =>
      `${event} has a new time or place. Open apps show it already. An announcement with an email also reaches people who don’t open the app.`,
    write: 'Write an announcement',
    notNow: 'Not now',
  },
  /** Sections of the form. */
  sections: {
    basics: 'Basics',
    timeAndPlace: 'Time and place',
    tickets: 'Tickets',
    businesses: 'Businesses',
    helpPoints: 'Help points',
    wayHome: 'Way home and thanks',
    wayHomeHelp:
      'Attendees see this after their third check-in and at the end. We leave out empty fields.',
    staffLinks: 'Links for staff',
    archive: 'Archive',
  },
  archive: {
    lead: 'Attendees no longer see this event. Archive it to hide it from the lists here. Nothing is deleted, and you can restore it at any time.',
    archived: 'This event is archived: the lists hide it, and attendees don’t see it.',
    archive: 'Archive event',
    restore: 'Restore event',
    /** Toggle above the list. */
    show: (count: number) => `Archive (${count})`,
  },
  form: {
    overlaps: (others: string) =>
      `${others} is active at the same time. Attendees see only one event: the current one, or the next to start.`,
    notPublished:
      'Not published yet: only staff can see it. Saved as active, it shows the checklist first.',
    /** Name of the description in 'Spanish description'. */
    description: 'description',
  },
  preview: {
    name: 'Name of the event',
    when: 'Date and time',
    stops: (count: number) => `of ${count} stops`,
    more: (count: number) => `and ${count} more`,
  },
  fields: {
    name: 'Name',
    description: 'Description',
    translatedDescription: 'Translated description',
    place: 'Place',
    placeColumn: 'Where',
    hashtag: 'Hashtag',
    hashtagPlaceholder: '#WineWalk',
    start: 'Start',
    end: 'End',
    timeZone: 'Time zone',
    ticketPrice: 'Ticket price at the desk',
    ticketPriceHelp:
      'Attendees without a ticket pay this at the desk, unless it sells ticket types.',
    currency: 'Currency',
    currencyHelp: 'USD, EUR',
    capacity: 'Capacity',
    capacityHelp: 'Tickets and registrations together. Leave empty for no limit.',
    noLimit: 'No limit',
    active: 'Active',
    activeHelp: 'Attendees only see active events.',
    joinsNewBusinesses: 'Include new businesses',
    joinsNewBusinessesHelp: 'We add them to the end of the list, even during the event.',
    staffLinkLeadHours: 'Hours before the start when volunteers and shops can sign in',
    staffLinkLeadHoursHelp: 'Their links stop working 6 hours after the end.',
    wayHome: 'Way home',
    taxiPhone: 'Taxi phone number',
    transitUrl: 'Bus and train',
    deskPhone: 'Desk phone number',
    emergencyPhone: 'Emergency number',
    nonprofit: 'Nonprofit',
    nonprofitUrl: 'Nonprofit website',
    none: 'None',
  },
  businesses: {
    label: 'Businesses that take part',
    all: 'Every active business, including new ones, by name',
    list: 'Only these, in this order',
    available: 'Not taking part',
    noneAvailable: 'Every business is taking part.',
    add: (business: string) => `Add ${business}`,
    inactive: (business: string) => `${business} (inactive)`,
    order: 'Taking part, in order',
    none: 'No businesses are taking part yet. Add some below.',
    deleted: 'A deleted business',
    moveUp: (business: string) => `Move ${business} up`,
    moveDown: (business: string) => `Move ${business} down`,
    remove: (business: string) => `Remove ${business}`,
    removeAll: (count: number) => `Remove all ${count}`,
    moved: (business: string, position: number, count: number) =>
      `${business} is now ${position} of ${count}.`,
    removed: (business: string) => `${business} was removed.`,
    removedAll: 'No businesses are taking part.',
  },
  ticketTypes: {
    label: 'Ticket types',
    help: 'Add types if tickets differ, such as one for designated drivers. Without types, every ticket has the price above.',
    add: 'Add ticket type',
    title: (number: number) => `Ticket type ${number}`,
    includesDrinks: 'Includes drinks',
    isSoldAtDesk: 'Sold at the desk',
    name: 'Type’s name',
    /** Name of the translated name, after a language. */
    translatedName: 'name',
    price: 'Price',
    quantity: 'Quantity',
    quantityHelp: 'Leave empty for no limit.',
    minimumAge: 'Minimum age',
    minimumAgeHelp: 'Leave empty to use your usual age.',
    color: 'Color at the desk',
    colors: {
      yellow: 'Yellow',
      orange: 'Orange',
      pink: 'Pink',
      purple: 'Purple',
      blue: 'Blue',
      green: 'Green',
      white: 'White',
    },
    noDrinks: 'no drinks',
    count: (count: string) => `${count} tickets`,
    none: 'One type for everybody',
  },
  helpPoints: {
    label: 'Help points',
    help: 'Attendees find them on the map. The desk is also where they are sent to pay.',
    add: 'Add help point',
    kind: 'Kind',
    kinds: {
      desk: 'Check-in desk',
      restroom: 'Restrooms',
      water: 'Water',
      'first-aid': 'First aid',
      'step-free': 'Step-free entrance',
    },
    where: 'Where',
    whereHelp: 'Such as “Library, ground floor”. Can be empty.',
    /** Name of the translated place, after a language. */
    translatedWhere: 'text for where',
    showMap: 'Show on the map',
    hideMap: 'Hide the map',
    locationOf: (point: string) => `Location of ${point}`,
    none: 'None',
  },
  duplicateDialog: {
    title: 'Copy a past event',
    lead: 'The new event gets the same description, place and business order, and its own copies of the rewards and point rules. It stays a draft until you publish it.',
    source: 'Copy from',
    deleted: 'This event was deleted',
    form: 'New event',
    times: (zone: string) => `Times are in ${zone}.`,
    submit: 'Create event',
    submitting: 'Creating…',
  },
  mapDialog: {
    title: (event: string) => `Map of ${event}`,
    replaces: 'This event has a map. A new file replaces it.',
    withoutMap:
      'Without a map, attendees see businesses on a blank background and routes as straight lines.',
    lead: 'Upload a GeoJSON file with streets, buildings, water and parks, from OpenStreetMap or your own drawing, up to 8 MB. We keep everything within 900 m of the businesses.',
    credit: 'Credit',
    creditHelp: 'Who made the map. Shown on the map.',
    defaultCredit: '© OpenStreetMap contributors',
    file: 'GeoJSON file',
    tooLarge: (megabytes: number) =>
      `This file is ${megabytes} MB. The limit is 8 MB. Crop the map closer to the businesses.`,
    notJson: 'This isn’t a JSON file. Export the map as GeoJSON.',
    summary: (streets: number, areas: number, kilobytes: number) =>
      `${streets} streets, ${areas} buildings and areas, ${kilobytes} KB.`,
    remove: 'Remove map',
    removed: 'Map removed',
    submit: 'Import map',
    submitting: 'Importing…',
    imported: 'Map imported',
  },
};
