/** Home screen: progress, map, nearby businesses, rewards, and the states before and after the event. */
export const home = {
  title: 'Map',
  ofBusinesses: (total: number) => (total === 1 ? 'of 1 door' : `of ${total} doors`),
  visitedOf: (visited: number, total: number) => `${visited} of ${total} businesses visited`,
  rewardsUnlocked: (count: number) =>
    count === 1 ? '1 reward unlocked' : `${count} rewards unlocked`,
  hoursLeft: (hours: number, minutes: number) => `${hours} h ${minutes} m left`,
  minutesLeft: (minutes: number) => `${minutes} m left`,
  almostOver: 'Less than a minute left',
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} m`,
  minutes: (minutes: number) => `${minutes} m`,
  soon: 'Any moment',
  untilStart: 'until the doors open',
  place: 'Meet at',

  noEvent: 'The street is quiet tonight. The next walk shows up here as soon as it is announced.',
  failed: 'Failed to fetch businesses',

  mapLabel: (left: number) =>
    left === 1 ? 'Map of the walk, 1 door left' : `Map of the walk, ${left} doors left`,
  routeLeft: (left: number, distance: string, minutes: number) =>
    `${left === 1 ? '1 door' : `${left} doors`} left · ${distance} · ${minutes} min`,
  routeDone: 'Every door visited',

  actions: 'Actions',
  scan: 'Scan QR',
  directions: 'Get Directions',
  share: 'Share Progress',
  noneLeftTitle: 'No Businesses Available',
  allVisited: 'You have visited every door. There is nowhere left to walk to.',
  copiedTitle: 'Copied to Clipboard',
  copied: 'Paste it wherever you like.',
  shareTitle: 'Share your progress',
  shareHelp: 'Copy this text and paste it wherever you like.',
  shareText: (visited: number, total: number, event: string, rewards: number, hashtag: string) =>
    `I have visited ${visited} of ${total} doors at the ${event}${
      rewards === 0 ? '' : ` and unlocked ${rewards === 1 ? '1 reward' : `${rewards} rewards`}`
    }! ${hashtag}`.trim(),

  businessesTitle: 'Participating businesses',
  nextBusinesses: 'Next on your route',
  filtersLabel: 'Show',
  all: 'All',
  visited: 'Visited',
  nearby: 'Nearby',
  noneVisited: 'No stamps yet. The first door is waiting.',
  noneNearby: 'No business is near you.',
  noneNext: 'Every door is visited. Well walked!',
  noneAtAll: 'No businesses have joined this walk yet. They appear here as soon as they do.',

  rewardsTitle: 'Your Rewards',
  rewardCounts: (available: number, pending: number) =>
    `${available} available · ${pending} pending`,
  allRewards: 'All rewards',
  noRewards: 'This walk has no rewards yet.',

  quickCheckIn: 'Quick Check-in',
  within: (meters: number) => `You must be within ${meters} meters`,

  registerTitle: 'You are not registered for this walk',
  registerText: 'Look around as you like. To check in and collect stamps, register first.',
  register: 'Register & Check-In',

  wayHomeTitle: 'Safe way home',
  wayHome: 'Please do not drive after tasting.',
  taxi: 'Call a taxi',
  transit: 'Bus and train',
  callDesk: 'Call the desk',
  emergency: (number: string) => `Emergency ${number}`,

  summaryTitle: 'Your walk',
  summaryLead: (event: string) => `The ${event} is over. This was your evening.`,
  summaryNone: 'No stamps this time. The next walk is yours.',
  doors: (count: number): string => (count === 1 ? 'door' : 'doors'),
  rewards: (count: number): string => (count === 1 ? 'reward' : 'rewards'),
  points: (count: number): string => (count === 1 ? 'point' : 'points'),
  fromTo: (first: string, last: string) => `First stamp ${first}, last stamp ${last}`,
  stamps: 'Your stamps',
  shareAsText: 'Share as text',
  shareAsPicture: 'Share as a picture',
  drawing: 'Drawing…',
  pictureFailedTitle: 'The picture could not be drawn',
  pictureFailed: 'Share the text instead, or try again.',
  savedTitle: 'Picture saved',
  saved: 'It is among your downloads.',
};
