import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The only cookie that Firebase Hosting forwards. */
const cookieName = '__session';
/** Cookie that tells the page that the other one exists, which it cannot read. Grants nothing. */
const markName = 'ww-session';

const common = { secure: true, sameSite: 'Lax' } as const;
/** Options of the cookie, which is sent to the session's endpoints only. */
const cookieOptions = { ...common, httpOnly: true, path: '/api/session' } as const;
const markOptions = { ...common, path: '/' } as const;

/** Cookie by which a browser restores a session. */
export interface SessionCookie {
  /** Value that the request carries; undefined without one. */
  value: string | undefined;
  /** Sets it until `expiresAt` (epoch milliseconds). */
  set: (value: string, expiresAt: number) => void;
  clear: () => void;
}

/** Returns the session cookie of a request, to be changed by its response. */
export function sessionCookieOf(context: Context): SessionCookie {
  return {
    value: getCookie(context, cookieName),
    set(value, expiresAt) {
      const expires = new Date(expiresAt);
      setCookie(context, cookieName, value, { ...cookieOptions, expires });
      setCookie(context, markName, '1', { ...markOptions, expires });
    },
    clear() {
      deleteCookie(context, cookieName, cookieOptions);
      deleteCookie(context, markName, markOptions);
    },
  };
}
