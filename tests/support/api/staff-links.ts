import { type StaffDocument, type StaffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { hashLinkSecret } from '../../../functions/src/firestore/staff.ts';
import { at, staffAccount } from './staff-api.ts';

export const linkSecrets = { shift: 'sh1ftsecret000000000', shop: 'sh0psecret0000000000' };
export const linkIds = {
  shift: hashLinkSecret(linkSecrets.shift),
  shop: hashLinkSecret(linkSecrets.shop),
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

/** Account created by the shift link. */
export function shiftAccount(change: Partial<StaffDocument> = {}): StaffDocument {
  const of = { role: 'desk' as const, shiftId: linkIds.shift, eventId: 'autumn' };
  return staffAccount('Sam', { ...of, passwordHash: null, ...change });
}

/** A shift with one account and a shop link, by path. */
export const staffLinks: Record<string, Record<string, unknown>> = {
  [documentPaths.shift(linkIds.shift)]: staffLink(),
  [documentPaths.shopLink(linkIds.shop)]: staffLink({
    businessId: 'vino',
    name: 'Vino Veritas',
    secret: linkSecrets.shop,
  }),
  [documentPaths.staffMember('shift-sam')]: shiftAccount(),
};
