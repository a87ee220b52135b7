import type { StaffDocument, StaffLinkDocument } from '../../../contract/staff-records.ts';
import type { Stored } from '../../../store/read.ts';
import { type LinkKind, linkField } from '../../../store/staff-links.ts';

/** Who holds the phone. */
export interface Holder {
  /** Null for a shop, which is called as its link is. */
  fullName: string | null;
}

/** `username` is what audit and redemptions name: the typed name, and which of two with that name. */
export function accountOf(
  kind: LinkKind,
  { id, data: link }: Stored<StaffLinkDocument>,
  uid: string,
  holder: Holder,
  now: number,
): StaffDocument {
  const at = new Date(now).toISOString();
  const fullName = holder.fullName ?? link.name;
  return {
    username: `${fullName} (${uid.slice(-4).toUpperCase()})`,
    fullName,
    role: kind === 'shop' ? 'shop' : 'desk',
    isActive: true,
    passwordHash: null,
    generation: 1,
    shiftId: null,
    shopLinkId: null,
    [linkField(kind)]: id,
    eventId: link.eventId,
    businessId: link.businessId,
    expiresAt: link.expiresAt,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
