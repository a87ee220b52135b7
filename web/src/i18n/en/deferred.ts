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
    pours: 'Poured tonight',
    bottle: (price: string) => `Bottle ${price}`,
    alcoholFree: 'Alcohol-free',
    food: 'Food',
    withoutAlcohol: 'Without alcohol',
    stamp: 'Your stamp',
    stampInside: 'Come inside and scan the code at the counter',
    entrance: 'Entrance',
    stepFree: { yes: 'Step-free', no: 'There are steps' },
    restroom: 'Restroom',
    restrooms: { none: 'None for guests', yes: 'Yes, not step-free', step_free: 'Yes, step-free' },
    website: 'Website',
    phone: 'Phone',
    offline: 'See more when you’re online.',
  },
  group: {
    title: 'Your group',
    lead: 'Up to twelve people see each other’s first names and stamps, but never locations.',
    start: 'Start a group',
    invite: 'Invite',
    inviteTitle: 'Walk with me',
    inviteText: (event: string, href: string) => `Walk with me at ${event}: ${href}`,
    scan: 'Or have them scan this',
    qrLabel: 'QR code for your group link',
    copied: 'Link copied',
    members: 'Walking with you',
    you: 'You',
    stamps: (count: number, total: number) => `${count} of ${total} stamps`,
    leave: 'Leave the group',
    joined: 'You’re in the group',
    joinedWhere: 'Find it in your profile under “Walk together.”',
    left: 'You left the group',
    failed: 'That didn’t work',
    unavailable: 'We can’t show the group right now.',
    joinTitle: (event: string) => `A group for ${event}`,
    joinLead: (count: number) =>
      count === 1 ? '1 person is in it.' : `${count} people are in it.`,
    joinWhat: 'You’ll see each other’s first names and stamps. You can leave any time.',
    join: 'Join the group',
    notNow: 'Not now',
    states: {
      full: 'This group is full. Groups have up to twelve people.',
      over: 'This walk is over, so its groups are closed.',
      'not-registered': 'Register for this walk first, then open the link again.',
      elsewhere:
        'You’re in another group. Leave it under “Walk together,” then open the link again.',
    },
    unknownTitle: 'We can’t find this group',
    unknown: 'The link is broken, or everyone has left. Ask for a new one.',
    toTogether: 'Go to your group',
  },
  walks: {
    title: 'Your other walks',
    stamps: (count: number) => (count === 1 ? '1 stamp' : `${count} stamps`),
    open: 'View',
    openNamed: (event: string) => `View ${event}`,
    switchTo: 'Switch',
    switchToName: (name: string) => `Switch to ${name}`,
    failed: 'We couldn’t switch walks',
  },
  review: {
    notConfirmed: 'Staff couldn’t confirm it',
  },
  list: {
    layout: 'Layout',
    cards: 'Cards',
    compact: 'List',
    noneForFilter: {
      all: 'No businesses have joined this walk yet. They’ll show up here when they do.',
      visited: 'No visits yet. Check in at your first stop to see it here.',
      unvisited: 'You made every stop. Nice work!',
    },
    noneNearby: (distance: string) =>
      `Nothing within ${distance} of you. See all businesses, or keep walking.`,
    wantedFull: (max: number) =>
      `Your list is full (${max} businesses). Remove one to add another.`,
  },
};

export type DeferredTexts = typeof english;
