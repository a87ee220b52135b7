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
  offline: 'You’re offline. What you see may be out of date.',
  offlineUnloaded:
    'You’re offline and the walk hasn’t loaded yet. Unsent check-ins on this phone are safe.',
  asOf: (at: string) => `As of ${at}`,
  unanswered:
    'No response from the network yet. We’ll save check-ins on this phone and send them when it’s back.',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'This page doesn’t exist. Head back to the start.',
  toStart: 'Back to the start',
  crashTitle: 'Oops, we spilled something',
  crashText: 'Something went wrong on this page. Nothing is lost.',
  reload: 'Reload',
};
