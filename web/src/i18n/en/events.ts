/** The Events screen. */
export const events = {
  title: 'Wine Walk Events',
  lead: 'The walk, what to expect of it, and who it is for.',
  current: 'Current event',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  openMap: 'Open in maps',
  status: { upcoming: 'Starts soon', running: 'On now', ended: 'Ended' },
  none: 'The shutters are down for now. The next walk is announced here.',
  failed: 'Failed to fetch events',
  expectTitle: 'What to Expect',
  expect: [
    {
      name: 'Local Businesses',
      text: 'Restaurants, wine bars, galleries and shops of the historic district open their doors and pour, plate and play for you.',
    },
    {
      name: 'Community Support',
      text: 'Every ticket and every visit helps small businesses run by your neighbors.',
    },
    {
      name: 'Rewards System',
      text: 'Check in at each door to collect its stamp. Stamps add up to points and rewards that you claim along the way.',
    },
  ],
  aboutTitle: 'About the Nonprofit',
  about: [
    'Wine Walk is run by a local nonprofit that promotes the small businesses of the historic district.',
    'Volunteers plan the route, bring the doors together and welcome you at the desk. What the walk earns goes back to the street: to lights, flowers and the next evening out.',
  ],
  guidelinesTitle: 'Event Guidelines',
  guidelines: (hashtag: string, radiusMeters: number) => [
    { name: 'Drink responsibly', text: 'Water and food are part of the walk. Plan your way home.' },
    { name: 'Be respectful', text: 'Of the hosts, of the neighbors, and of each other.' },
    {
      name: 'Stay in the event area',
      text: 'Glasses and pours stay within the district while you walk.',
    },
    {
      name: 'Use location services to check in',
      text: `Your phone shows that you are within ${radiusMeters} meters of the door.`,
    },
    {
      name: 'Share on social media',
      text: hashtag
        ? `Tag your photos with ${hashtag}.`
        : 'Tag your photos with the event’s hashtag.',
    },
  ],
};
