import { z } from 'zod';
import { staffLimitReason } from '../../model/sessions.ts';

const text = z.string();
const count = z.number();
const cents = z.number().int();
const seconds = z.number().min(0);
/** ISO 8601, UTC. */
const time = z.string();

/** Location as the device sent it; distance and accuracy are missing without one. */
const location = {
  business: text,
  distanceMeters: z.number().min(0).optional(),
  radiusMeters: z.number().min(0),
  accuracyMeters: z.number().min(0).optional(),
};

/** Record that staff edit in versions. */
const record = z.enum([
  'announcement',
  'business',
  'draw',
  'event',
  'offer',
  'organization',
  'point-rule',
  'registration',
  'reward',
  'shop-page',
  'staff-account',
  'volunteer',
]);

export type VersionedRecord = z.infer<typeof record>;

/** Reason for which a session is limited, and the end of the limits. */
const limit = z.object({ reason: staffLimitReason, until: time });

/** Declares a problem by its HTTP status and details, which are the arguments of its message. */
const answer = <Status extends number, Details extends z.ZodRawShape = Record<never, never>>(
  status: Status,
  details = {} as Details,
) => ({ status, details: z.object(details) });

/**
 * Problems of the API. Their messages are in the catalog `problems` by code: the API renders them in English, screens in
 * their language and units.
 */
export const problemCodes = {
  // Requests
  'invalid-input': answer(400),
  'malformed-text': answer(400),
  'not-valid-json': answer(400),
  'not-json': answer(400),
  'malformed-idempotency-key': answer(400),
  'page-not-found': answer(400),
  /** Unknown path, requested by a client of another version. */
  'unknown-call': answer(404),
  /** The body did not arrive in time. */
  'request-timeout': answer(408, { seconds: count }),
  'body-too-large': answer(413, { kilobytes: count }),
  'idempotency-key-reused': answer(422),
  'too-many-requests': answer(429, { retryAfterSeconds: seconds }),
  'too-many-attempts': answer(429, {
    attempts: z.enum(['tries', 'changes', 'guests', 'registrations']),
    retryAfterSeconds: seconds,
  }),
  'too-many-links': answer(429, { retryAfterSeconds: seconds }),
  'concurrent-changes': answer(429, { retryAfterSeconds: seconds }),
  unexpected: answer(500),
  unreadable: answer(500, { requestId: text }),
  unavailable: answer(503, { retryAfterSeconds: seconds }),
  busy: answer(503, { retryAfterSeconds: seconds }),
  unhealthy: answer(503, { retryAfterSeconds: seconds }),
  /** The API is stopped for changes, with a notice by `npm run project -- stop`. */
  'read-only': answer(503, { notice: text, retryAfterSeconds: seconds }),
  /** No valid App Check token: a repeat by the current page can succeed. */
  'app-not-verified': answer(503, { retryAfterSeconds: seconds }),

  // Sessions and access
  'not-signed-in': answer(401),
  /** `staff-code`: ended by a code or a correction of the email by staff. */
  'session-expired': answer(401, { reason: z.enum(['staff-code', 'elsewhere']).optional() }),
  'wrong-credentials': answer(401),
  'wrong-password': answer(401),
  'wrong-link-pin': answer(401),
  /** The password is right, and the account needs a code besides. */
  'second-factor-required': answer(401),
  'cross-site': answer(403),
  'participants-only': answer(403),
  'staff-only': answer(403),
  'admins-only': answer(403),
  'desk-only': answer(403),
  'shops-only': answer(403),
  'account-only': answer(403),
  'shift-of-other-event': answer(403),
  /** Refuses a session that began with a code from staff an action that only the participant may take. */
  'staff-code-limit': answer(403, { limit }),
  /** Refuses an action that only the participant may take after staff corrected the email. */
  'email-limit': answer(403, { limit }),
  'not-your-action': answer(403, { doneBy: text.optional() }),
  'not-your-data': answer(403),
  'admin-keeps-devices': answer(403),
  'walk-not-yours': answer(404),
  /** Staff corrected the email since the code was mailed. */
  'email-changed': answer(409),
  'sign-in-code-expired': answer(410),
  'return-code-expired': answer(410),
  'return-code-ended': answer(410),
  'proof-expired': answer(410),
  'email-not-yours': answer(404),
  'wrong-code': answer(422),
  'unknown-return-code': answer(422),
  'used-link': answer(422),
  'wrong-address': answer(422),
  'mail-rejected': answer(422),

  // Staff accounts and links
  'staff-not-found': answer(404),
  'account-not-found': answer(404),
  'link-not-found': answer(404),
  'shop-gone': answer(404),
  'shop-left': answer(404, { shop: text, event: text }),
  'station-gone': answer(404),
  'not-on-roster': answer(404),
  'guessable-password': answer(400),
  'password-needed': answer(400),
  'username-taken': answer(409, { username: text }),
  'link-ended': answer(410),
  'link-early': answer(422, { opensAt: time, timeZone: text }),
  'shop-link-early': answer(422, { opensAt: time, timeZone: text }),
  /** The event is over: the page of a shop can be read only. */
  'shop-page-closed': answer(422, { event: text }),
  /** A newer agreement was published after the page was shown, or the text is another one. */
  'agreement-changed': answer(409),
  'results-too-early': answer(422, { event: text, opensAt: time, timeZone: text }),
  'name-of-account': answer(422),
  'other-admin-resets': answer(422),
  'only-admin': answer(422, { username: text }),
  'second-factor-on': answer(422),
  'second-factor-off': answer(422),
  'no-second-factor-setup': answer(422),
  'wrong-app-code': answer(422),
  'wrong-recovery-code': answer(422),
  'event-ended': answer(422, { event: text }),
  'event-not-published': answer(422),
  'no-mail-for-invitations': answer(422),
  'no-mail-for-links': answer(422),
  'no-mail-for-thanks': answer(422),
  'thanks-too-late': answer(422),
  'already-replaced': answer(422, { by: text }),

  // Records
  'announcement-gone': answer(404),
  'business-gone': answer(404),
  'businesses-gone': answer(404),
  'change-gone': answer(404),
  'draw-gone': answer(404),
  'event-gone': answer(404),
  'events-gone': answer(404),
  'event-not-found': answer(404),
  'mail-gone': answer(404),
  'mail-offer-over': answer(404),
  'picture-not-found': answer(404),
  'point-rule-gone': answer(404),
  'registration-gone': answer(404),
  'registration-not-found': answer(404),
  'agreement-not-found': answer(404),
  'release-not-found': answer(404),
  'reward-gone': answer(404),
  'district-not-found': answer(404),
  'record-event-missing': answer(400),
  'stale-edit': answer(409, { record, current: z.object({ version: z.number() }) }),
  'changed-since': answer(409),
  'undo-over': answer(422),
  'event-undo-over': answer(422),
  'change-undo-over': answer(422),
  'import-undo-over': answer(422),
  'registered-since': answer(422),
  'nothing-to-undo': answer(404),

  // Events and businesses
  'list-replaced': answer(409, { business: text }),
  'event-archived': answer(409),
  'event-still-shown': answer(409),
  'event-finished': answer(422),
  'event-not-started': answer(422),
  'end-in-past': answer(422),
  'ticket-type-in-use': answer(409, { type: text }),
  'too-many-completions': answer(422, { max: count }),
  'currency-in-use': answer(409, { currency: text }),
  'capacity-below-taken': answer(409, { taken: count }),
  'quantity-below-taken': answer(409, { type: text, taken: count }),
  'place-search-unavailable': answer(503),
  'streets-unavailable': answer(503),
  'streets-too-wide': answer(422, { kilometers: count }),
  'color-too-light': answer(400),
  'release-language-missing': answer(400),
  'not-a-picture': answer(400),
  'picture-not-loaded': answer(422),
  'picture-too-large': answer(400, { kilobytes: count }),
  'picture-too-wide': answer(400, { width: count, height: count, max: count }),

  // Maps of districts
  'map-not-geojson': answer(400),
  'map-too-many-points': answer(400, { max: text }),
  'map-projected': answer(400, { projection: text.optional() }),
  'map-without-streets': answer(400),
  'map-too-large': answer(400, { kilobytes: count }),
  'map-too-wide': answer(400, { kilometers: count }),
  'map-too-tangled': answer(400),
  'map-elsewhere': answer(400, { kilometers: count, business: text }),

  // Prize draws
  'draw-closed': answer(422),
  'draw-still-open': answer(422),
  'draw-too-early': answer(422, { closesAt: time, timeZone: text }),
  'draw-empty': answer(422),
  'draw-too-soon': answer(422),
  'draw-done': answer(409),
  'draw-used-up': answer(422),
  'already-entered': answer(409),
  'too-many-draws': answer(422, { max: count }),

  // Announcements and mails
  'audience-type-gone': answer(404),
  'audience-business-gone': answer(404),
  'announcement-published': answer(422),
  'announcement-just-published': answer(422),
  'announcement-too-old': answer(422),
  'publish-time-passed': answer(422),
  'no-mail-to-audience': answer(422),
  'mail-not-set-up': answer(422),
  'no-event-for-mail': answer(422),
  'no-release-for-mail': answer(422),

  // Registrations
  'participant-not-found': answer(404),
  'not-a-participant': answer(404),
  'no-personal-data': answer(404),
  'submission-not-found': answer(404),
  'signature-not-found': answer(404),
  'registration-not-yours': answer(404),
  'host-not-registered': answer(404),
  'ticket-not-registered': answer(404, { ticketId: text }),
  'not-in-event': answer(404),
  'not-registered': answer(403, { event: text.optional() }),
  'no-event-for-ticket': answer(422),
  'already-registered': answer(409, { event: text }),
  'form-already-sent': answer(409),
  'card-in-use': answer(409, { name: text, card: text }),
  'waiver-changed': answer(400),
  'unknown-waiver': answer(400),
  'no-active-event': answer(422),
  'other-event-open': answer(422, { event: text }),
  'registration-closed': answer(422),
  /** The organization has not published a release that a registration could sign. */
  'no-release': answer(422),
  'cancelled-restore-first': answer(422),
  'registration-cancelled': answer(422, { name: text }),
  'your-registration-cancelled': answer(422),
  'host-cancelled': answer(422),
  'email-not-proven': answer(422),
  /** All tickets of the event, of a type, or of the desk are taken. */
  'sold-out': answer(422, {
    scope: z.enum(['capacity', 'type', 'desk']),
    type: text.optional(),
    max: count,
  }),
  'too-few-left': answer(422, {
    scope: z.enum(['capacity', 'type', 'desk']),
    type: text.optional(),
    max: count,
    left: count,
    added: count,
  }),
  'places-for-waiting-list': answer(422),
  'no-waiting-list': answer(422),
  'walk-has-places': answer(422),
  /** The caller's network has reached its limit of people on the waiting list. */
  'network-waits': answer(429, { retryAfterSeconds: seconds }),
  'waiting-link-over': answer(410),
  'notice-link-over': answer(410),
  'stop-link-over': answer(410),
  'survey-link-over': answer(410),
  'waiting-gone': answer(404),
  'offer-over': answer(410),
  'feedback-given': answer(409),
  'pour-gone': answer(404),
  'too-many-likes': answer(422, { max: count }),
  'no-liked-pours': answer(422),
  'no-email-for-mail': answer(422),
  'name-taken': answer(409),
  'name-unreadable': answer(422),
  'name-of-staff': answer(422),
  'name-hidden': answer(422),
  'not-on-leaderboard': answer(404),
  'group-gone': answer(404),
  'in-other-group': answer(409),
  'group-full': answer(422, { max: count }),
  'event-over': answer(422, { event: text }),
  'wallet-not-set-up': answer(404),
  'push-not-set-up': answer(422),
  'push-service-unknown': answer(422),

  // Tickets
  'ticket-not-found': answer(404, { ticketId: text }),
  'no-such-ticket': answer(404, { ticketId: text }),
  'ticket-gone': answer(404),
  'ticket-used': answer(409, { ticketId: text, usedAt: time.optional() }),
  'ticket-redeemed': answer(409, {
    ticketId: text,
    undone: z.enum(['reassigned', 'deleted']).optional(),
  }),
  'ticket-of-other-event': answer(422, { ticketId: text }),
  'ticket-owes': answer(422, { ticketId: text }),
  'ticket-not-yours': answer(422),
  'ticket-of-other-holder': answer(422, { ticketId: text, holder: text.optional(), name: text }),
  'ticket-exists': answer(409, { ticketId: text }),
  'ticket-holder-changed': answer(409, {
    ticketId: text,
    undone: z.enum(['reassigned', 'deleted']),
    current: z.object({ holderName: text.nullable(), holderEmail: text.nullable() }),
  }),
  'ticket-moved': answer(409, { ticketId: text, undone: z.enum(['reassigned', 'deleted']) }),
  'no-such-ticket-type': answer(400),
  'ticket-event-missing': answer(400),
  'ticket-not-for-sale': answer(400),

  // Check-in
  'business-not-in-event': answer(404),
  'check-in-gone': answer(404),
  'check-in-changed': answer(409),
  'event-not-running': answer(422),
  'before-registration': answer(422),
  'check-in-before-registration': answer(422),
  'check-in-paused': answer(422),
  'check-in-cancelled': answer(422),
  'review-cancelled': answer(422, { name: text }),
  'business-closed': answer(422, { business: text }),
  /** The business requires its venue code: a location is not enough. */
  'venue-code-required': answer(422, { business: text }),
  'too-far': answer(422, location),
  'fix-too-old': answer(422, location),
  'location-unclear': answer(422, location),
  'unknown-venue-code': answer(422, { business: text }),
  'unknown-venue-pin': answer(422),
  'unlocked-reward-given': answer(422),

  // Desk and tills
  'nothing-to-resolve': answer(404),
  'no-desk': answer(422),
  'already-arrived': answer(409, { name: text, by: text }),
  'not-paid': answer(422, { name: text }),
  /** The guest has to sign the release before the admission. */
  'release-unsigned': answer(422, { name: text }),
  'wrong-event': answer(422, { name: text }),
  'payment-not-offered': answer(400),
  /** The desk took another amount than the present price. */
  'price-changed': answer(409, { name: text, priceCents: cents, currency: text }),
  'no-payment': answer(422),
  'came-in-since': answer(422, { name: text }),
  'undo-over-at-desk': answer(422),
  'till-not-found': answer(404),
  'payment-in-other-till': answer(403, { staff: text }),
  'till-closed': answer(409),
  'no-till': answer(409),
  'till-counted': answer(409, { by: text }),
  'payment-till-counted': answer(409, { by: text }),
  'payment-till-closed': answer(409),
  'other-till-closed': answer(409, { staff: text }),
  'till-currency': answer(409, { held: text, price: text }),
  'till-short': answer(422, { heldCents: cents, refundCents: cents, currency: text }),
  'not-enough-cash': answer(422),
  'till-unbalanced': answer(422, { differenceCents: cents, isMore: z.boolean(), currency: text }),
  'card-total-unbalanced': answer(422, {
    differenceCents: cents,
    isMore: z.boolean(),
    currency: text,
  }),

  // Rewards
  'reward-not-found': answer(404),
  'redemption-code-unknown': answer(404),
  'no-redemption': answer(404),
  'reward-claimed': answer(409),
  'already-claimed': answer(409, {
    reward: text,
    current: z.object({ claimedAt: time, redeemedBy: text }),
  }),
  'code-expired': answer(410),
  'reward-locked': answer(422),
  'reward-not-for-type': answer(422, { reward: text, name: text }),
  'rewards-closed': answer(422),
  'ticket-unpaid': answer(422),
  'reward-unpaid': answer(422, { name: text }),
  'wrong-business': answer(422, { reward: text }),
  'code-of-other-event': answer(422, { event: text.optional() }),
  'out-of-stock': answer(422),
  'rewards-reserved': answer(422),
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** Details of a problem, which fill its message. */
export type DetailsOf<Code extends ProblemCode> = z.input<(typeof problemCodes)[Code]['details']>;
