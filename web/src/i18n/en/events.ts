/** The Events screen. */
export const events = {
  title: (name: string) => `${name} Events`,
  lead: 'The walk, what to expect, and who it supports.',
  current: 'Current event',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  openMap: 'Open in maps',
  /** Of an event that is not on now. The last day before the start has its own. */
  status: { upcoming: 'Upcoming', soon: 'Starts soon', ended: 'Ended' },
  none: 'Nothing planned right now. We’ll announce the next walk here.',
  failed: 'Failed to fetch events',
  expectTitle: 'What to Expect',
  expect: [
    {
      name: 'Local Businesses',
      text: 'Restaurants, wine bars, galleries and shops open their doors to pour, plate and play for you.',
    },
    {
      name: 'Community Support',
      text: 'Every ticket and every visit helps small businesses run by your neighbors.',
    },
    {
      name: 'Rewards System',
      text: 'Check in at each stop to collect its stamp. Stamps earn points and unlock rewards along the way.',
    },
  ],
  aboutTitle: 'About the Nonprofit',
  guidelinesTitle: 'Event Guidelines',
  alcoholRules: {
    inside: 'Enjoy your wine inside. Finish your glass before you walk on.',
    area: 'You may carry your glass within the event area, but not beyond it.',
    cup: 'Outside, carry wine in the event’s cup only, and stay within the event area.',
  },
  guidelines: (hashtag: string, radius: string, alcohol: string) => [
    { name: 'Drink responsibly', text: 'Eat, drink water and plan your way home.' },
    { name: 'Be respectful', text: 'Be kind to your hosts, the neighbors and each other.' },
    { name: 'Stay in the event area', text: alcohol },
    {
      name: 'Use location services to check in',
      text: `Your phone confirms you’re within ${radius} of the business.`,
    },
    {
      name: 'Share on social media',
      text: hashtag
        ? `Tag your photos with ${hashtag}.`
        : 'Tag your photos with the event’s hashtag.',
    },
  ],
};
