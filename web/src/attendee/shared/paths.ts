interface Path {
  /** As the router matches it. */
  path: string;
  getHref: () => string;
}

const fixed = (path: string): Path => ({ path, getHref: () => path });

/** Every address of the app: what the router matches, and how to link to it. */
export const paths = {
  home: fixed('/'),
  businesses: fixed('/businesses'),
  rewards: fixed('/rewards'),
  events: fixed('/events'),
  profile: fixed('/profile'),
  waiver: fixed('/waiver'),
  confirmation: {
    path: '/waiver/:submissionId',
    getHref: (submissionId: string) => `/waiver/${encodeURIComponent(submissionId)}`,
  },
  group: {
    path: '/group/:groupId',
    getHref: (groupId: string) => `/group/${encodeURIComponent(groupId)}`,
  },
  admin: { path: '/admin/*', getHref: () => '/admin' },
  /** Browser navigations: the server answers them. */
  login: {
    path: '/api/login',
    /** `next`: the page to go on to once signed in; left out: home. */
    getHref: (next?: string) =>
      next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`,
  },
  logout: fixed('/api/logout'),
};
