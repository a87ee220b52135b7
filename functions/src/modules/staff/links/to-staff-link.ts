import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { type StaffDocument, type StaffLinkDocument } from '@wine-walk/common/model/staff.ts';
import type { Stored } from '../../../firestore/read.ts';
import type { LinkKind } from '../../../firestore/staff.ts';

type Account = Pick<Stored<StaffDocument>, 'id' | 'data'>;

/** A link as admins see it, with who came in by it, the first first. */
export function toStaffLink(
  kind: LinkKind,
  id: string,
  { secret, eventId, businessId, name, pin, isActive, expiresAt }: StaffLinkDocument,
  accounts: readonly Account[],
): StaffLink {
  return {
    id,
    eventId,
    businessId,
    name,
    pin,
    isActive,
    expiresAt,
    path: `/admin/${kind}/${secret}`,
    accounts: accounts
      .map(toLinkAccount)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  };
}

export function toLinkAccount({ id, data }: Account): StaffLink['accounts'][number] {
  const { username, fullName, isActive, createdAt } = data;
  return { id, username, fullName, isActive, createdAt };
}
