import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts';

/** Who is signed in, in which session: what the token says; who they are stands in their participant. */
export interface SessionUser {
  uid: string;
  /** Null where no token could be read, without a connection. */
  session: { generation: number; sessionId: string } | null;
}

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser };

/** Kept while somebody is signed in, so that the next start knows who it was before Firebase has been asked. */
const rememberedName = 'signed-in';

interface Remembered extends SessionUser {
  /** Milliseconds since 1970, UTC. */
  signedInAt: number;
}

let session: Session | undefined;
const listeners = createListeners();

/**
 * Who is signed in as far as it is known now: until Firebase has answered, who this device remembers. It grants
 * nothing: what is asked for with it is refused where Firebase knows better.
 */
export function currentSession(): Session {
  session ??= persistedSession(Date.now());
  return session;
}

/** Follows `currentSession`. */
export const subscribeSession = listeners.subscribe;

/** Says who is signed in from now on; what was live for somebody else is closed. */
export function publishSession(next: Session): void {
  if (currentSession().user?.uid !== next.user?.uid) closeAllListeners('attendee');
  session = next;
  listeners.notify();
}

/** Remembers who is signed in, for the next start. `signedInAt`: milliseconds since 1970, UTC. */
export function persistSessionUser(user: SessionUser, signedInAt: number): void {
  writeStored(rememberedName, JSON.stringify({ ...user, signedInAt } satisfies Remembered));
}

/** Nobody is signed in any more: the next start begins with that. */
export function clearSessionUser(): void {
  removeStored(rememberedName);
}

/** Nobody is remembered who signed in more than 30 days before `now` (milliseconds since 1970). */
function persistedSession(now: number): Session {
  const remembered = readStoredJson(rememberedName, rememberedShape);
  if (!remembered || isSessionExpired(remembered.signedInAt, now, attendeeSessionMs)) {
    return { state: 'loading', user: null };
  }
  return { state: 'signed-in', user: { uid: remembered.uid, session: remembered.session } };
}

/** By hand, since the landing page reads it before any library is there. */
const rememberedShape = {
  safeParse: (value: unknown) => (isRemembered(value) ? { data: value } : {}),
};

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, session, signedInAt } = value as Partial<Record<keyof Remembered, unknown>>;
  return typeof uid === 'string' && typeof session === 'object' && typeof signedInAt === 'number';
}
