import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';
import { accounts } from './accounts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const now = Math.floor(Date.now() / 1000);

interface Persona {
  uid: string;
  token: TokenOptions;
}

function signedIn(uid: string, secondsAgo: number, token: TokenOptions = {}): Persona {
  return { uid, token: { ...token, auth_time: now - secondsAgo } };
}

const staff = (uid: string, secondsAgo: number, role: string) =>
  signedIn(uid, secondsAgo, { staff: true, role });

/** Everybody who may knock: signed in as whom, how long ago, with which claims. Null: not signed in. */
export const personas = {
  nobody: null,
  'self-made anonymous account': signedIn('self-made-1', minute, { provider_id: 'anonymous' }),
  "self-made account with the attendee's email": signedIn('self-made-2', minute, {
    email: 'maya.reyes@example.com',
    email_verified: false,
  }),
  attendee: signedIn(accounts.maya, hour),
  'attendee after 29 days': signedIn(accounts.maya, 29 * day),
  'attendee after 31 days': signedIn(accounts.maya, 31 * day),
  'another attendee': signedIn(accounts.jonah, hour),
  desk: staff(accounts.desk, hour, 'desk'),
  'desk whose token says admin': staff(accounts.desk, hour, 'admin'),
  admin: staff(accounts.admin, hour, 'admin'),
  'admin after 11 hours': staff(accounts.admin, 11 * hour, 'admin'),
  'admin after 13 hours': staff(accounts.admin, 13 * hour, 'admin'),
  'revoked admin': staff(accounts.revoked, hour, 'admin'),
  'admin signed in before the new password': staff(accounts.renewed, 2 * hour, 'admin'),
  'admin signed in after the new password': staff(accounts.renewed, minute, 'admin'),
  'admin signed in after it by the old one': signedIn(accounts.renewed, minute, {
    staff: true,
    role: 'admin',
    checkedAt: now - 2 * hour,
  }),
  'staff claim without a staff account': staff(accounts.maya, hour, 'admin'),
  "staff claim that is the text 'true'": signedIn(accounts.admin, hour, { staff: 'true' }),
  'staff account without the claim': signedIn(accounts.admin, hour),
} as const satisfies Record<string, Persona | null>;

export type PersonaName = keyof typeof personas;

/** When the staff account `renewed` got its new password: seconds since 1970. */
export const passwordRenewedAt = now - hour;

/** The Firestore client of a persona. */
export function clientOf(environment: RulesTestEnvironment, name: PersonaName) {
  const persona: Persona | null = personas[name];
  const context: RulesTestContext = persona
    ? environment.authenticatedContext(persona.uid, persona.token)
    : environment.unauthenticatedContext();
  return context.firestore();
}

export type Client = ReturnType<typeof clientOf>;
