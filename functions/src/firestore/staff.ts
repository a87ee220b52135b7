import { createHash } from 'node:crypto';
import {
  type StaffDocument,
  type StaffLinkDocument,
  staffDocument,
  staffLinkDocument,
} from '@wine-walk/common/model/staff.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** What a link is for: a volunteers' shift, or a business's own counter. */
export type LinkKind = 'shift' | 'shop';

const collections = { shift: documentPaths.shifts, shop: documentPaths.shopLinks };
const documents = { shift: documentPaths.shift, shop: documentPaths.shopLink };
const fields = { shift: 'shiftId', shop: 'shopLinkId' } as const;

export function linkPath(kind: LinkKind, id: string): string {
  return documents[kind](id);
}

/** The field of an account that names the link it came in by. */
export function linkField(kind: LinkKind): 'shiftId' | 'shopLinkId' {
  return fields[kind];
}

/** The id of the link with this secret: found without a query, and the secret is not told by the id. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

/** The links of an event, in no order. */
export function readLinks(kind: LinkKind, eventId: string): Promise<Stored<StaffLinkDocument>[]> {
  return readQuery(collections[kind], staffLinkDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** The accounts that came in by a link of this event, of either kind. */
export function readAccountsOfEvent(eventId: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** The accounts that came in by one link. */
export function readAccountsOfLink(kind: LinkKind, id: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where(linkField(kind), '==', id),
  );
}

/** Every staff account, by username. */
export function readStaff(): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) => query.orderBy('username'));
}

/** The staff accounts of role admin that may sign in. */
export function readActiveAdmins(): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('role', '==', 'admin').where('isActive', '==', true),
  );
}

/** The accounts of an event's shifts, ended ones too. */
export function readShiftAccounts(eventId: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('eventId', '==', eventId).where('role', '==', 'desk'),
  );
}
