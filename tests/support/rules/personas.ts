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

/** Claims of an API session. */
const session =
  (secondsAgo: number, claims: TokenOptions = {}) =>
  (uid: string): Persona =>
    signedIn(uid, secondsAgo, { participant: true, generation: 1, session: 'phone', ...claims });

/** Account created with the public config, without claims. */
const selfMade = (uid: string, provider: 'password' | 'anonymous', token: TokenOptions = {}) =>
  signedIn(uid, minute, { ...token, firebase: { sign_in_provider: provider } });

const staff = (uid: string, secondsAgo: number, role: string) =>
  signedIn(uid, secondsAgo, { staff: true, role, generation: 1 });

/** Role of a persona for the rules: `owner` of Maya's documents, `attendee` with own documents. */
export type RulesRole =
  | 'anonymous'
  | 'attendee'
  | 'owner'
  | 'shop'
  | 'volunteer'
  | 'desk'
  | 'admin';

/** Personas: uid, sign-in time and claims; null if not signed in. */
export const personas = {
  anonymous: null,
  'self-made anonymous account': selfMade('self-made-1', 'anonymous'),
  "self-made account with the attendee's email": selfMade('self-made-2', 'password', {
    email: 'maya.reyes@example.com',
    email_verified: false,
  }),
  "account of the attendee's own uid, signed in by a verified link": selfMade(
    accounts.maya,
    'password',
    { email: 'maya.reyes@example.com', email_verified: true },
  ),
  'the same with claims that it cannot have': selfMade(accounts.maya, 'password', {
    participant: true,
    generation: 1,
    session: 'phone',
  }),
  'custom token without claims': signedIn(accounts.maya, hour),
  attendee: session(hour)(accounts.maya),
  'attendee after 29 days': session(29 * day)(accounts.maya),
  'attendee after 31 days': session(31 * day)(accounts.maya),
  'attendee restored 29 days after the sign-in': session(hour, {
    signedInAtMs: (now - 29 * day) * 1000,
  })(accounts.maya),
  'attendee restored 31 days after the sign-in': session(hour, {
    signedInAtMs: (now - 31 * day) * 1000,
  })(accounts.maya),
  'attendee of an earlier generation': session(hour, { generation: 0 })(accounts.maya),
  'attendee of a later generation': session(hour, { generation: 2 })(accounts.maya),
  'attendee who signed out on this device': session(hour, { session: 'lost' })(accounts.maya),
  'another attendee': session(hour)(accounts.jonah),
  shop: staff(accounts.shop, hour, 'shop'),
  'shop whose token says admin': staff(accounts.shop, hour, 'admin'),
  desk: staff(accounts.desk, hour, 'desk'),
  'desk whose token says admin': staff(accounts.desk, hour, 'admin'),
  admin: staff(accounts.admin, hour, 'admin'),
  'admin after 11 hours': staff(accounts.admin, 11 * hour, 'admin'),
  'admin after 13 hours': staff(accounts.admin, 13 * hour, 'admin'),
  'revoked admin': staff(accounts.revoked, hour, 'admin'),
  'admin of the generation before': staff(accounts.renewed, minute, 'admin'),
  'admin of the generation after': signedIn(accounts.renewed, minute, {
    staff: true,
    role: 'admin',
    generation: 2,
  }),
  'admin without a generation': signedIn(accounts.admin, minute, { staff: true, role: 'admin' }),
  'volunteer of a shift': staff(accounts.volunteer, hour, 'desk'),
  'staff claim without a staff account': staff(accounts.maya, hour, 'admin'),
  "staff claim that is the text 'true'": signedIn(accounts.admin, hour, {
    staff: 'true',
    generation: 1,
  }),
  'staff account without the claim': signedIn(accounts.admin, hour, { generation: 1 }),
} as const satisfies Record<string, Persona | null>;

export type PersonaName = keyof typeof personas;

/** Role of each persona. */
export const roleByPersona: Readonly<Record<PersonaName, RulesRole>> = {
  anonymous: 'anonymous',
  'self-made anonymous account': 'anonymous',
  "self-made account with the attendee's email": 'anonymous',
  "account of the attendee's own uid, signed in by a verified link": 'anonymous',
  'the same with claims that it cannot have': 'anonymous',
  'custom token without claims': 'anonymous',
  'attendee of an earlier generation': 'anonymous',
  'attendee of a later generation': 'anonymous',
  'attendee who signed out on this device': 'anonymous',
  attendee: 'owner',
  'attendee after 29 days': 'owner',
  'attendee after 31 days': 'anonymous',
  'attendee restored 29 days after the sign-in': 'owner',
  'attendee restored 31 days after the sign-in': 'anonymous',
  'another attendee': 'attendee',
  shop: 'shop',
  'shop whose token says admin': 'shop',
  desk: 'desk',
  'desk whose token says admin': 'desk',
  admin: 'admin',
  'admin after 11 hours': 'admin',
  'admin after 13 hours': 'anonymous',
  'revoked admin': 'anonymous',
  'admin of the generation before': 'anonymous',
  'admin of the generation after': 'admin',
  'admin without a generation': 'anonymous',
  // Volunteers use the API alone, which compares the event.
  'volunteer of a shift': 'volunteer',
  'staff claim without a staff account': 'anonymous',
  "staff claim that is the text 'true'": 'anonymous',
  'staff account without the claim': 'anonymous',
};

/** Firestore client of a persona. */
export function clientOf(environment: RulesTestEnvironment, name: PersonaName) {
  const persona: Persona | null = personas[name];
  const context: RulesTestContext = persona
    ? environment.authenticatedContext(persona.uid, persona.token)
    : environment.unauthenticatedContext();
  return context.firestore();
}

export type Client = ReturnType<typeof clientOf>;
