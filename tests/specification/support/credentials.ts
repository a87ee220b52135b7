import type { BrowserContext } from '@playwright/test';
import type { Attendee } from './people.ts';
import { hour, minute } from './times.ts';

/** Data that a browser stores for a person. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns the session as the browser would have it if it were stored this many milliseconds ago. */
export function storedAgo(session: Session, age: number): Session {
  // The page's clock may be seconds ahead; when the credential expires is later.
  const isRecent = (time: number) => time - Date.now() < minute && Date.now() - time < hour;
  const earlier = JSON.stringify(session)
    .replace(/\b\d{13}\b/g, (time) => (isRecent(+time) ? String(+time - age) : time))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
      isRecent(Date.parse(time)) ? new Date(Date.parse(time) - age).toISOString() : time,
    )
    .replace(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g, (token) => signedInAgo(token, age))
    // Unlike Firebase, the emulator would renew the token as one of today.
    .replace(/("refreshToken","v":")[^"]+/, '$1none');
  return JSON.parse(earlier) as Session;
}

/** Returns the session of a person as the browser would have it if they had registered in it like another. */
export function sessionLike(
  { session, ...like }: Attendee & { session: Session },
  person: Attendee,
): Session {
  const ofPerson = [
    [like.id, person.id],
    [like.fullName, person.fullName],
    [like.email, person.email],
    [like.submissionId, person.submissionId],
    [like.token, person.token],
    [like.refreshToken, person.refreshToken],
  ].reduce(
    (text, [from, to]) => text.replaceAll(String(from), String(to)),
    JSON.stringify(session),
  );
  return JSON.parse(
    ofPerson
      .replace(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g, person.token)
      .replace(/("refreshToken":")[^"]+/g, `$1${person.refreshToken}`),
  ) as Session;
}

/** Returns only the part of the session that is in local storage. */
export function withoutCredential({ origins }: Session): Session {
  return {
    cookies: [],
    origins: origins.map(({ origin, localStorage }) => ({ origin, localStorage })),
  };
}

/**
 * Returns the credential with its sign-in this many milliseconds ago. Only tokens of the Auth emulator, which are not
 * signed, can be changed like this.
 */
export function signedInAgo(token: string, age: number): string {
  const [head, payload] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const changed = { ...claims, auth_time: Math.floor((Date.now() - age) / 1000) };
  return `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`;
}
