/** Home screen: progress, map, nearby businesses, rewards, and the states before and after the event. */
export const home = {
  title: 'Map',
  ofBusinesses: (total: number) => (total === 1 ? 'of 1 stop' : `of ${total} stops`),
  visitedOf: (visited: number, total: number) => `${visited} of ${total} businesses visited`,
  rewardsUnlocked: (count: number) =>
    count === 1 ? '1 reward unlocked' : `${count} rewards unlocked`,
  hoursLeft: (hours: number, minutes: number) => `${hours} hr ${minutes} min left`,
  minutesLeft: (minutes: number) => `${minutes} min left`,
  almostOver: 'Less than a minute left',
  days: (days: number, hours: number) =>
    `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? ` ${hours} hr` : ''}`,
  hours: (hours: number, minutes: number) => `${hours} hr ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  soon: 'Any minute now',
  untilStart: 'until the walk starts',
  place: 'Meet at',

  noEvent: 'Quiet tonight. The next walk shows up here as soon as it’s announced.',
  failed: 'Failed to fetch businesses',

  mapLabel: (left: number) =>
    left === 1 ? 'Map of the walk, 1 stop left' : `Map of the walk, ${left} stops left`,
  routeLeft: (left: number, distance: string, minutes: number) =>
    `${left === 1 ? '1 stop' : `${left} stops`} left · ${distance} · ${minutes} min`,
  routeDone: 'You made every stop',

  actions: 'Actions',
  scan: 'Scan QR',
  directions: 'Get Directions',
  share: 'Share Progress',
  noneLeftTitle: 'No Businesses Available',
  allVisited: 'You made every stop. Nice work!',
  copiedTitle: 'Copied to Clipboard',
  copied: 'Paste it anywhere.',
  shareTitle: 'Share your progress',
  shareHelp: 'Copy this text and paste it anywhere.',
  shareText: (visited: number, total: number, event: string, rewards: number, hashtag: string) =>
    `I’ve visited ${visited} of ${total} stops at the ${event}${
      rewards === 0 ? '' : ` and unlocked ${rewards === 1 ? '1 reward' : `${rewards} rewards`}`
    }! ${hashtag}`.trim(),

  businessesTitle: 'Participating businesses',
  nextBusinesses: 'Next on your route',
  filtersLabel: 'Show',
  all: 'All',
  visited: 'Visited',
  nearby: 'Nearby',
  noneVisited: 'No stamps yet. Your first stop is waiting.',
  noneNearby: 'Nothing near you right now.',
  noneNext: 'You made every stop. Nice work!',
  noneAtAll: 'No businesses have joined this walk yet. They’ll show up here when they do.',

  rewardsTitle: 'Your Rewards',
  rewardCounts: (available: number, pending: number) =>
    `${available} available · ${pending} pending`,
  allRewards: 'All rewards',
  noRewards: 'This walk has no rewards yet.',

  quickCheckIn: 'Quick Check-in',
  within: (meters: number) => `You must be within ${meters} meters`,

  registerTitle: 'You’re not registered for this walk',
  registerText: 'Feel free to look around. Register to check in and collect stamps.',
  register: 'Register & Check-In',

  wayHomeTitle: 'Safe way home',
  wayHome: 'Been tasting? Please don’t drive.',
  taxi: 'Call a taxi',
  transit: 'Bus and train',
  callDesk: 'Call the desk',
  emergency: (number: string) => `Emergency ${number}`,

  sponsors: 'Thanks to our sponsors',

  summaryTitle: 'Your walk',
  summaryLead: (event: string) => `The ${event} is over. Here’s your night.`,
  summaryNone: 'No stamps this time. See you at the next walk!',
  doors: (count: number): string => (count === 1 ? 'stop' : 'stops'),
  rewards: (count: number): string => (count === 1 ? 'reward' : 'rewards'),
  points: (count: number): string => (count === 1 ? 'point' : 'points'),
  fromTo: (first: string, last: string) => `First stamp ${first}, last stamp ${last}`,
  stamps: 'Your stamps',
  shareAsText: 'Share as text',
  shareAsPicture: 'Share as a picture',
  drawing: 'Drawing…',
  pictureFailedTitle: 'We couldn’t make the picture',
  pictureFailed: 'Share as text instead, or try again.',
  savedTitle: 'Picture saved',
  saved: 'It’s in your downloads.',
};
