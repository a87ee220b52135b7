import { type StaffDocument, type StaffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { nameWithCode } from '@wine-walk/common/rules/people/names.ts';
import type { Stored } from '../../../firestore/read.ts';
import { type LinkKind, linkField } from '../../../firestore/staff.ts';
import { newAccount } from '../new-account.ts';

/** Who holds the phone. */
export interface LinkHolder {
  /** Null for a shop, which is called as its link is. */
  fullName: string | null;
}

/** `username` is what audit and redemptions name: the typed name, and which of two with that name. */
export function newLinkAccount(
  kind: LinkKind,
  { id, data: link }: Stored<StaffLinkDocument>,
  uid: string,
  holder: LinkHolder,
  now: number,
): StaffDocument {
  const fullName = holder.fullName ?? link.name;
  const given = {
    username: nameWithCode(fullName, uid),
    fullName,
    role: kind === 'shop' ? ('shop' as const) : ('desk' as const),
    passwordHash: null,
    [linkField(kind)]: id,
    eventId: link.eventId,
    businessId: link.businessId,
    expiresAt: link.expiresAt,
  };
  return newAccount(given, new Date(now).toISOString());
}
