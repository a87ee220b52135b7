import type {
  StaffDocument,
  StaffLinkDocument,
  VolunteerDocument,
} from '@wine-walk/common/model/staff.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { hashLinkSecret } from '../../../functions/src/firestore/people/staff.ts';
import { at, staffAccount } from './staff-api.ts';

export const linkSecrets = {
  shift: 'sh1ftsecret000000000',
  shop: 'sh0psecret0000000000',
  volunteer: 'v0lunteersecret00000',
};
export const linkIds = {
  shift: hashLinkSecret(linkSecrets.shift),
  shop: hashLinkSecret(linkSecrets.shop),
  volunteer: hashLinkSecret(linkSecrets.volunteer),
};

export function staffLink(change: Partial<StaffLinkDocument> = {}): StaffLinkDocument {
  return {
    eventId: 'autumn',
    businessId: null,
    name: 'Entrance',
    secret: linkSecrets.shift,
    pin: '123456',
    isActive: true,
    createdAt: at,
    createdBy: 'admin',
    joins: 0,
    ...change,
  };
}

/** Volunteer at the desk with a personal link. */
export function volunteer(change: Partial<VolunteerDocument> = {}): VolunteerDocument {
  return {
    ...staffLink({ name: 'Ana Ruiz', secret: linkSecrets.volunteer }),
    phone: '555-0100',
    email: '',
    task: 'Welcome',
    from: '17:30',
    to: '21:00',
    noShowAt: null,
    replacedBy: null,
    ...change,
  };
}

/** Account created by the shift link. */
export function shiftAccount(change: Partial<StaffDocument> = {}): StaffDocument {
  const of = { role: 'desk' as const, shiftId: linkIds.shift, eventId: 'autumn' };
  return staffAccount('Sam', { ...of, passwordHash: null, ...change });
}

/** A shift with one account, a shop link and a volunteer, by path. */
export const staffLinks: Record<string, Record<string, unknown>> = {
  [documentPaths.shift(linkIds.shift)]: staffLink(),
  [documentPaths.shopLink(linkIds.shop)]: staffLink({
    businessId: 'vino',
    name: 'Vino Veritas',
    secret: linkSecrets.shop,
  }),
  [documentPaths.volunteer(linkIds.volunteer)]: volunteer(),
  [documentPaths.staffMember('shift-sam')]: shiftAccount(),
};
