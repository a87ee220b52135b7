/*
 * Mark that the API sets together with the session cookie, which pages cannot read (functions/src/http/session-cookie.ts).
 * Loads no code: the landing page depends on it.
 */

/** Name of the mark. */
export const sessionMark = 'ww-session';

/** True if this browser probably has a session cookie. */
export function hasSessionMark(): boolean {
  return document.cookie.includes(`${sessionMark}=`);
}
