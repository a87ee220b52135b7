/** The Rewards screen and the one-time redemption code. */
export const rewards = {
  title: 'Your Rewards',
  lead: 'Collect stamps to unlock rewards. Each one says where to pick it up.',
  few: 'Only a few left',
  gone: 'All gone',
  promised: (until: string) => `The last ones are reserved until ${until}`,
  available: 'Available',
  claimed: 'Claimed',
  locked: 'Locked',
  points: 'Points',
  availableSection: 'Available to Claim',
  goneSection: 'No Longer Available',
  goneLead:
    'You unlocked these, but the last one is gone. If one comes back, you can claim it here.',
  lockedSection: 'In Progress',
  claimedSection: 'Claimed Rewards',
  noneTitle: 'No Rewards Available',
  none: 'This walk has no rewards yet. They’ll show up here when it does.',
  noneYetTitle: 'No rewards yet',
  noneYet: 'Check in at your next stop. Your first reward is closer than you think.',
  toBusinesses: 'Find a stop',
  failed: (statusText: string) => `Failed to fetch rewards: ${statusText}`,
  unreadable: 'unreadable data',
  noEvent: 'Rewards show up here once the next walk is announced.',
  unlocked: 'Unlocked',
  viewReward: 'View Reward',
  viewRewardNamed: (name: string) => `View Reward: ${name}`,
  visitsDone: (done: number, required: number) =>
    `${done} of ${required} ${required === 1 ? 'visit' : 'visits'}`,
  specialDone: (done: number, required: number) =>
    `${done} of ${required} special-reward ${required === 1 ? 'visit' : 'visits'}`,
  businessesDone: (done: number, required: number) =>
    `${done} of ${required} ${required === 1 ? 'stop' : 'stops'}`,
  progressOf: (name: string) => `Progress toward ${name}`,
  claimedOn: (date: string) => `Claimed ${date}`,
  congratulations: 'Congratulations!',
  earned: (name: string) =>
    `You earned ${name}. Show this to a participating business to claim it.`,
  /** For rewards that no business hands out. */
  earnedAtDesk: (name: string) =>
    `You earned ${name}. Show this at the registration desk to claim it.`,
  codeLabel: 'Redemption code',
  qrLabel: (digits: string) => `QR code for redemption code ${digits}`,
  validFor: (time: string) => `Expires in ${time}`,
  expired: 'This code has expired.',
  newCode: 'Get a new code',
  codeOnce: 'One-time code. Staff will scan it or type it in.',
  errorTitle: 'Reward Error',
  offlineCode: 'You need a connection to get a code. Find a better signal and try again.',
  claimedTitle: 'Claimed!',
  claimedText: (name: string) => `${name} is yours. Enjoy!`,
};
