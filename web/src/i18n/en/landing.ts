/** Texts shown before the app loads: landing page, install and update offers. */
export const enTexts = {
  landing: {
    documentTitle: 'Wine Walk',
    title: 'The Wine Walk',
    eyebrow: 'Historic District',
    lead: 'One evening, many doors. Taste, wander, collect a stamp at each.',
    register: 'Register & Check-In',
    signIn: 'Sign In',
    existing: 'Existing Participant',
    actions: 'Start here',
    featuresTitle: 'How the evening goes',
    features: [
      {
        name: 'Follow the map',
        text: 'Every participating door, how far it is, and a walk that joins them.',
      },
      {
        name: 'Check in at the door',
        text: 'Within 50 meters of a business, one tap stamps your passport.',
      },
      {
        name: 'Unlock rewards',
        text: 'Visits add up to tastings and treats, redeemed at the counter.',
      },
      {
        name: 'Support your street',
        text: 'Restaurants, galleries and shops run by your neighbors open late for you.',
      },
    ],
    footer: 'A Historic District nonprofit',
    ageNote: '21+ with photo ID. Please drink responsibly.',
    admin: 'Admin',
    otherLanguage: 'Español',
    tonight: 'Tonight',
    over: 'The walk is over',
    summary: 'Sign in to see your walk',
    signedOut: 'Signed out. See you at the next door.',
  },
  boot: {
    loading: 'Loading',
    failedTitle: 'The page could not be loaded',
    failed: 'Check your connection, then reload.',
    reference: (requestId: string) => `If it happens again, tell us this number: ${requestId}.`,
    reload: 'Reload',
  },
  install: {
    title: 'Keep the walk at hand',
    lead: 'Add Wine Walk to your home screen: it opens at once, even where the signal is weak.',
    install: 'Add to Home Screen',
    later: 'Not now',
    iosShare: 'Tap Share in the browser’s bar',
    iosAdd: 'Choose “Add to Home Screen”',
  },
  update: {
    text: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type LandingTexts = typeof enTexts;
