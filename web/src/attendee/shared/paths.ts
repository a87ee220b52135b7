/** Query parameter that opens the form for a guest on the confirmation. */
export const addGuestParam = 'guest';

interface Path {
  /** Pattern for the router. */
  path: string;
  getHref: () => string;
}

const fixed = (path: string): Path => ({ path, getHref: () => path });

/** Addresses of the app: router patterns and link builders. */
export const paths = {
  home: fixed('/'),
  businesses: fixed('/businesses'),
  rewards: fixed('/rewards'),
  events: fixed('/events'),
  profile: fixed('/profile'),
  settings: fixed('/profile/settings'),
  together: fixed('/profile/together'),
  wines: fixed('/profile/wines'),
  pass: fixed('/profile/ticket'),
  privacy: fixed('/privacy'),
  waiver: fixed('/waiver'),
  confirmation: {
    path: '/waiver/:submissionId',
    getHref: (submissionId: string) => `/waiver/${encodeURIComponent(submissionId)}`,
  },
  signedCopy: {
    path: '/verify/:submissionId',
    getHref: (submissionId: string) => `/verify/${encodeURIComponent(submissionId)}`,
  },
  /** Public page of a prize draw. */
  draw: {
    path: '/draw/:drawId',
    getHref: (drawId: string) => `/draw/${encodeURIComponent(drawId)}`,
  },
  /** Link in a mail that confirms an email (functions/src/mail). */
  confirmEmail: fixed('/confirm-email'),
  group: {
    path: '/group/:groupId',
    getHref: (groupId: string) => `/group/${encodeURIComponent(groupId)}`,
  },
  admin: { path: '/admin/*', getHref: () => '/admin' },
  /** Link to the results of an event (functions/src/modules/results). */
  results: { path: '/results/:secret', getHref: (secret: string) => `/results/${secret}` },
  /** Browser navigations that the server handles. */
  login: {
    path: '/api/login',
    /** `next`: page to open after sign-in; home if omitted. */
    getHref: (next?: string) =>
      next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`,
  },
  logout: fixed('/api/logout'),
  /** Page with a link preview of the active event, which leads to the landing page. */
  shared: fixed('/walk'),
};
