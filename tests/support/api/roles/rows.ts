/** In this order: who calls, and the status they get. */
export const columns = [
  'nobody',
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
/** What each person is answered, by who may call. */
export const rows = {
  //     nobody attendee other expired  shop desk admin revoked expired
  anyone:      [200, 200, 200, 401,     200, 200, 200,    401,    401],
  /** The codes and proofs of the table are nobody's: expired, or unknown. */
  refusing:    [410, 410, 410, 401,     410, 410, 410,    401,    401],
  unknownCode: [422, 422, 422, 401,     422, 422, 422,    401,    401],
  attendees:   [401, 200, 200, 401,     403, 403, 403,    401,    401],
  notTheirs:   [401, 404, 404, 401,     403, 403, 403,    401,    401],
  own:         [401, 200, 403, 401,     403, 403, 403,    401,    401],
  /** Staff of any role, a shop among them. */
  everyStaff:  [401, 403, 403, 401,     200, 200, 200,    401,    401],
  /** Desk and admin. */
  staff:       [401, 403, 403, 401,     403, 200, 200,    401,    401],
  /** A shop asks for its own counts; nobody else has a shop. */
  shopAlone:   [401, 403, 403, 401,     200, 403, 403,    401,    401],
  admins:      [401, 403, 403, 401,     403, 403, 200,    401,    401],
  /** The attendee has registered for this event already. */
  registering: [200, 409, 200, 401,     200, 200, 200,    401,    401],
  /** One may ask for one's own visits only, desk and admin for anybody's. */
  ownVisits:   [403, 200, 403, 401,     403, 200, 200,    401,    401],
} as const satisfies Record<string, Row>;

/** How an endpoint is called by everybody, and what each is answered. */
export interface Line {
  row: Row;
  /** What refuses whom, by the person or the status, where it is none of the usual. */
  codes?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
  /** A request that succeeds where the caller may make it; the attendee is `maya`. */
  body?: () => unknown;
}
