/** Signed-in layout: header, navigation, banners and error pages. */
export const shell = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  map: 'Map',
  businesses: 'Businesses',
  rewards: 'Rewards',
  events: 'Events',
  profile: 'Profile',
  signOut: 'Sign out',
  openProfile: (name: string) => `Profile of ${name}`,
  offline: 'You are offline. What you see may be a little old.',
  offlineUnloaded:
    'You are offline, and the walk is not loaded yet. Check-ins that wait on this phone are safe.',
  asOf: (at: string) => `As of ${at}`,
  unanswered:
    'The network does not answer yet. Check-ins are kept on this phone and sent once it does.',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'This street leads nowhere. The walk goes on from the start.',
  toStart: 'Back to the start',
  crashTitle: 'A glass tipped over',
  crashText: 'Something unexpected happened on this page. Nothing of yours is lost.',
  reload: 'Reload',
};
