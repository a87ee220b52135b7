/** Texts shown before the app loads: landing page, install and update offers. */
export const enTexts = {
  landing: {
    eyebrow: 'A walk in your neighborhood',
    lead: 'One evening, many stops. Taste, wander and collect a stamp at each.',
    register: 'Register & Check-In',
    signIn: 'Sign In',
    existing: 'Existing Participant',
    actions: 'Start here',
    featuresTitle: 'How it works',
    features: [
      {
        name: 'Follow the map',
        text: 'Every stop, how far it is, and the best route between them.',
      },
      {
        name: 'Check in at each stop',
        text: 'At the door of a business, one tap stamps your passport.',
      },
      {
        name: 'Unlock rewards',
        text: 'Stamps unlock tastings and treats you pick up at the counter.',
      },
      {
        name: 'Support your street',
        text: 'Restaurants, galleries and shops run by your neighbors open late for you.',
      },
    ],
    facts: {
      labels: {
        when: 'When',
        where: 'Where',
        price: 'Tickets',
        stops: 'Stops',
        entry: 'Entry',
        host: 'Host',
      },
      next: 'The next walk',
      none: 'No walk planned',
      when: {
        loading: '…',
        none: 'Check back soon for the next date.',
        failed: 'We couldn’t load this. Try again in a minute.',
      },
      toBeAnnounced: 'To be announced',
      price: (price: string) => `${price} at the desk`,
      free: 'Free',
      closed: 'Registration is closed',
      stops: (count: number) => (count === 1 ? '1 local business' : `${count} local businesses`),
      entry: (age: number | null) =>
        `${age === null ? 'Bring' : `${age}+ with`} photo ID. Please drink responsibly.`,
      share: 'Share',
      calendar: 'Add to calendar',
      copied: 'Copied',
      notShared: (url: string) => `Share this link: ${url}`,
      notSaved: 'That didn’t work. Try again when you’re online.',
    },
    sponsors: 'Thanks to our sponsors',
    privacy: 'Privacy',
    admin: 'Admin',
    tonight: 'Tonight',
    over: 'The walk is over',
    summary: 'Sign in to see your walk',
    signedOut: 'You’re signed out. See you next time!',
    signedOutElsewhere:
      'You’re signed out here because of a sign-in on another phone. Not you? Sign in again.',
    signedOutByDesk:
      'You’re signed out here because the desk changed your email or moved your walk to another device. Not you? Ask at the desk.',
  },
  boot: {
    loading: 'Loading',
    failedTitle: 'We couldn’t load this page',
    failed: 'Check your connection, then reload.',
    reference: (requestId: string) => `If it happens again, give us this number: ${requestId}.`,
    reload: 'Reload',
  },
  install: {
    title: (name: string) => `Add ${name} to your home screen`,
    install: 'Add to Home Screen',
    later: 'Not now',
    how: 'Show me how',
  },
  update: {
    text: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type LandingTexts = typeof enTexts;
