/** Callers in this order, with the status each gets. */
export const columns = [
  'anonymous',
  'attendee',
  'other attendee',
  'expired attendee',
  'shop',
  'desk',
  'admin',
  'revoked admin',
  'expired admin',
] as const;
type Row = readonly [number, number, number, number, number, number, number, number, number];

// biome-ignore format: a table
/** Status per caller, by permitted role. */
export const rows = {
  //     anon   attendee other expired  shop desk admin revoked expired
  anyone:      [200, 200, 200, 401,     200, 200, 200,    401,    401],
  /** Codes and proofs of the table are expired or unknown. */
  refusing:    [410, 410, 410, 401,     410, 410, 410,    401,    401],
  /** Accepted from the app's own pages only, by Sec-Fetch-Site. */
  ownPages:    [403, 403, 403, 403,     403, 403, 403,    403,    403],
  unknownCode: [422, 422, 422, 401,     422, 422, 422,    401,    401],
  /** Call that this deployment is not set up for. */
  missing:     [404, 404, 404, 401,     404, 404, 404,    401,    401],
  attendees:   [401, 200, 200, 401,     403, 403, 403,    401,    401],
  /** An attendee's call that this deployment is not set up for. */
  setUpLater:  [401, 422, 422, 401,     403, 403, 403,    401,    401],
  notTheirs:   [401, 404, 404, 401,     403, 403, 403,    401,    401],
  own:         [401, 200, 403, 401,     403, 403, 403,    401,    401],
  /** Staff of any role, including shops. */
  everyStaff:  [401, 403, 403, 401,     200, 200, 200,    401,    401],
  /** Desk and admin. */
  staff:       [401, 403, 403, 401,     403, 200, 200,    401,    401],
  /** A shop reads its own counts. */
  shopAlone:   [401, 403, 403, 401,     200, 403, 403,    401,    401],
  /** Accounts without a second factor. */
  withoutCode: [401, 403, 403, 401,     403, 422, 422,    401,    401],
  admins:      [401, 403, 403, 401,     403, 403, 200,    401,    401],
  /** Call that needs a server of streets, which is not set up. */
  unavailable: [401, 403, 403, 401,     403, 403, 503,    401,    401],
  /** An announcement that is not published cannot be mailed, a roster only with mail, and an old import not undone. */
  unpublished: [401, 403, 403, 401,     403, 403, 422,    401,    401],
  /** The attendee is registered for this event already. */
  registering: [200, 409, 200, 401,     200, 200, 200,    401,    401],
  /** Attendees read their own visits; desk and admin read any. */
  ownVisits:   [403, 200, 403, 401,     403, 200, 200,    401,    401],
} as const satisfies Record<string, Row>;

/** Request of an endpoint and the expected status per caller. */
export interface Line {
  row: Row;
  /** Expected problem codes by caller or status, if unusual. */
  codes?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
  /** Request that succeeds for permitted callers; the attendee is `maya`. */
  body?: () => unknown;
}

/** Returns the URL of an endpoint's request. */
export function urlOf(path: string, { params = {}, query = '' }: Line): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'missing') + query;
}
