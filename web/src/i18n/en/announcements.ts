/** The announcements' bell and panel. */
export const announcements = {
  title: 'Announcements',
  bell: (unread: number) => (unread === 0 ? 'Announcements' : `Announcements, ${unread} unread`),
  arrived: (title: string) => `New announcement: ${title}`,
  latest: 'Latest announcement',
  read: 'Read',
  isNew: 'New',
  emptyTitle: 'All quiet',
  empty: 'News of the walk appears here as it happens.',
  failed: 'Announcements could not be loaded',
};
