/** The Events screen. */
export const events = {
  title: 'Wine Walk Events',
  lead: 'The walk, what to expect, and who it supports.',
  current: 'Current event',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  openMap: 'Open in maps',
  status: { upcoming: 'Starts soon', running: 'On now', ended: 'Ended' },
  none: 'Nothing planned right now. We’ll announce the next walk here.',
  failed: 'Failed to fetch events',
  expectTitle: 'What to Expect',
  expect: [
    {
      name: 'Local Businesses',
      text: 'Restaurants, wine bars, galleries and shops of the historic district open their doors to pour, plate and play for you.',
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
  about: [
    'Wine Walk is run by a local nonprofit that promotes the small businesses of the historic district.',
    'Volunteers plan the route, bring the businesses together and welcome you at the desk. Proceeds go back to the street: lights, flowers and the next evening out.',
  ],
  guidelinesTitle: 'Event Guidelines',
  guidelines: (hashtag: string, radiusMeters: number) => [
    { name: 'Drink responsibly', text: 'Eat, drink water and plan your way home.' },
    { name: 'Be respectful', text: 'Be kind to your hosts, the neighbors and each other.' },
    {
      name: 'Stay in the event area',
      text: 'Glasses and pours stay within the district while you walk.',
    },
    {
      name: 'Use location services to check in',
      text: `Your phone confirms you’re within ${radiusMeters} meters of the business.`,
    },
    {
      name: 'Share on social media',
      text: hashtag
        ? `Tag your photos with ${hashtag}.`
        : 'Tag your photos with the event’s hashtag.',
    },
  ],
};
