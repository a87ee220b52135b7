/**
 * Texts needed only after an interaction, so first screens do not load them. Add each text in Spanish, too.
 */
export const english = {
  facts: {
    title: 'Good to know',
    openTonight: 'Open tonight',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    offered: 'On offer tonight',
    withoutAlcohol: 'Without alcohol',
    entrance: 'Entrance',
    stepFree: { yes: 'Step-free', no: 'There are steps' },
    restroom: 'Restroom',
    restrooms: { none: 'None for guests', yes: 'Yes, not step-free', step_free: 'Yes, step-free' },
    website: 'Website',
    phone: 'Phone',
    offline: 'More about it comes with a connection.',
  },
  group: {
    title: 'Walk together',
    lead: 'Up to twelve people see each other’s first name and stamps. Never where anybody is.',
    start: 'Start a group',
    invite: 'Invite',
    inviteTitle: 'Walk with me',
    inviteText: (event: string, href: string) => `Walk with me at ${event}: ${href}`,
    scan: 'Or let them scan this',
    qrLabel: 'QR code of the link to your group',
    copied: 'Link copied',
    members: 'Who walks with you',
    you: 'You',
    stamps: (count: number, total: number) => `${count} of ${total} stamps`,
    leave: 'Leave the group',
    joined: 'You are in the group',
    joinedWhere: 'It is in your profile, under “Walk together”.',
    left: 'You have left the group',
    failed: 'That did not work',
    unavailable: 'The group cannot be shown at this moment.',
    joinTitle: (event: string) => `A group for ${event}`,
    joinLead: (count: number) =>
      count === 1 ? 'One person is in it.' : `${count} people are in it.`,
    joinWhat:
      'They will see your first name and your stamps, and you theirs. You can leave at any time.',
    join: 'Join the group',
    notNow: 'Not now',
    states: {
      full: 'This group is full: twelve walk together at most.',
      over: 'This walk is over, so its groups take nobody in any more.',
      'not-registered': 'Register for this walk first, then open the link again.',
      elsewhere:
        'You are in another group. Leave that one in your profile, then open the link again.',
    },
    unknownTitle: 'This group is not there',
    unknown: 'The link is broken, or everybody has left. Ask for a new one.',
    toProfile: 'To your profile',
  },
  walks: {
    title: 'Your other walks',
    lead: 'Registrations that you took together with this one.',
    switchTo: 'Switch',
    switchToName: (name: string) => `Switch to ${name}`,
    failed: 'The walk could not be switched',
  },
  review: {
    notConfirmed: 'Staff did not confirm it',
  },
  list: {
    layout: 'Layout',
    cards: 'Cards',
    compact: 'List',
    noneForFilter: {
      all: 'No businesses have joined this walk yet. They appear here as soon as they do.',
      visited: 'You have not visited a business yet. Check in at your first door to see it here.',
      unvisited: 'You have visited every business. Well walked!',
    },
    noneNearby: (distance: string) =>
      `No business is within ${distance} of you. Look at all of them, or walk on.`,
    wantedFull: (max: number) =>
      `Your list is full: ${max} businesses. Take one off to add another.`,
  },
};

export type DeferredTexts = typeof english;
