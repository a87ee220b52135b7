/** The announcements' bell and panel. */
export const announcements = {
  title: 'Announcements',
  bell: (unread: number) => (unread === 0 ? 'Announcements' : `Announcements, ${unread} unread`),
  arrived: (title: string) => `New announcement: ${title}`,
  latest: 'Latest announcement',
  read: 'Read',
  isNew: 'New',
  emptyTitle: 'All quiet',
  empty: 'News about the walk shows up here as it happens.',
  failed: 'We couldn’t load the announcements',
};
