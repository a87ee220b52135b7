/**
 * Keys of persisted values by scope. All are listed here, because sign-out also clears values whose code has
 * not been loaded (sign-out.ts). web/build/start-script.js reads some of them.
 */
export const keysByScope = {
  /** Choices and settings of the device, not personal; never cleared. */
  device: [
    'agreement-draft',
    'announcements-read',
    'app-installed',
    'business-layout',
    'check-in-feedback',
    'clock-offset',
    'color-mode',
    'database',
    'firebase-config',
    'install-dismissed',
    'language',
    'notifications-dismissed',
    'organization',
    'release-draft',
    'sign-out-reason',
    'staff-device',
    'staff-walk',
    'ticket-sellers',
    'units',
  ],
  /** Data of the attendee, cleared at sign-out, with every key that no other scope lists: AttendeeKey. */
  'session-user': [],
  /** Data of the staff member, cleared when the staff session ends. */
  'staff-session': ['staff', 'staff-signed-in-at'],
  /** Input of the attendee in this tab, retained on reload and cleared at sign-out. */
  form: ['registration', 'registration-attempt', 'registration-choice', 'sign-out'],
  /** Input of the staff member in this tab, retained on reload and cleared at sign-out or for another user. */
  'staff-form': ['drafts'],
  /** Private parts of that input, cleared when the staff session ends. */
  'staff-form-private': ['private-drafts'],
  /** State of this tab, not personal; never cleared. */
  tab: ['redirected', 'reloaded-for-database', 'reloaded-for-parts'],
} as const satisfies Record<string, readonly string[]>;

/** Lifetime of a persisted value. */
export type Scope = keyof typeof keysByScope;
export type KeyOf<S extends Scope> = S extends 'session-user'
  ? AttendeeKey
  : (typeof keysByScope)[S][number];

/** Keys of the attendee's data: as a type only, for a smaller landing page. */
type AttendeeKey =
  | 'address-proof'
  | 'announcements'
  | 'feedback'
  | 'guests'
  | 'kept-session'
  | 'like-changes'
  | 'only-registration'
  | 'participant'
  | 'push-subscription'
  | 'refusals-dismissed'
  | 'screen'
  | 'sent-sign-in'
  | 'sign-in-email'
  | 'signed-in'
  | 'ticket'
  | 'unfinished-sign-in'
  | 'used-sign-in-link'
  | 'walk'
  | 'wanted-businesses';
