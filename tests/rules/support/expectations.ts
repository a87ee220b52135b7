import type { Operation } from './describe-collection.ts';
import type { PersonaName } from './personas.ts';

type Expectations = Record<PersonaName, readonly Operation[]>;

const reads: readonly Operation[] = ['get', 'list'];

/** What nobody may touch. */
export const nobodyReads: Expectations = {
  nobody: [],
  'self-made anonymous account': [],
  "self-made account with the attendee's email": [],
  attendee: [],
  'attendee after 29 days': [],
  'attendee after 31 days': [],
  'another attendee': [],
  desk: [],
  'desk whose token says admin': [],
  admin: [],
  'admin after 11 hours': [],
  'admin after 13 hours': [],
  'revoked admin': [],
  'admin signed in before the new password': [],
  'admin signed in after the new password': [],
  'admin signed in after it by the old one': [],
  'staff claim without a staff account': [],
  "staff claim that is the text 'true'": [],
  'staff account without the claim': [],
};

/** What only staff of role admin read: the role is the stored account's, not the token's. */
export const adminsRead: Expectations = {
  ...nobodyReads,
  admin: reads,
  'admin after 11 hours': reads,
  'admin signed in after the new password': reads,
};

/** What staff of either role read. */
export const staffRead: Expectations = {
  ...adminsRead,
  desk: reads,
  'desk whose token says admin': reads,
};

/** What staff read, and a participant alone where it is their own; nobody else may list it. */
export const ownerAndStaffRead: Expectations = {
  ...staffRead,
  attendee: ['get'],
  'attendee after 29 days': ['get'],
};

/** What everyone reads, signed in or not, and nobody writes. */
export const everyoneReads = Object.fromEntries(
  Object.keys(nobodyReads).map((name) => [name, reads]),
) as Expectations;
