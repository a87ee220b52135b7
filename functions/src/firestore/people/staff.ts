import { hash } from 'node:crypto';
import {
  type StaffDocument,
  type StaffLinkDocument,
  staffDocument,
  staffLinkDocument,
  type VolunteerDocument,
  volunteerDocument,
} from '@wine-walk/common/model/staff.ts';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Purpose of a link: a volunteers' shift, a business's own counter, or the station of one volunteer. */
export type LinkKind = 'shift' | 'shop' | 'volunteer';

const collections = {
  shift: documentPaths.shifts,
  shop: documentPaths.shopLinks,
  volunteer: documentPaths.volunteers,
};
const documents = {
  shift: documentPaths.shift,
  shop: documentPaths.shopLink,
  volunteer: documentPaths.volunteer,
};
const fields = { shift: 'shiftId', shop: 'shopLinkId', volunteer: 'volunteerId' } as const;

export function linkPath(kind: LinkKind, id: string): string {
  return documents[kind](id);
}

/** Returns the field of an account that holds the ID of its link. */
export function linkField(kind: LinkKind): (typeof fields)[LinkKind] {
  return fields[kind];
}

/**
 * Returns the ID of the link with this secret: found without a query, and the ID does not reveal the secret.
 */
export function hashLinkSecret(secret: string): string {
  return hash('sha256', secret).slice(0, 32);
}

/** Returns the links of an event, unordered. */
export function readLinks(kind: LinkKind, eventId: string): Promise<Stored<StaffLinkDocument>[]> {
  return readQuery(collections[kind], staffLinkDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the roster of an event, unordered. */
export function readVolunteers(eventId: string): Promise<Stored<VolunteerDocument>[]> {
  return readQuery(documentPaths.volunteers, volunteerDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the volunteers of all events who were added before a time (ISO 8601, UTC), unordered. */
export function readVolunteersCreatedBefore(before: string): Promise<Stored<VolunteerDocument>[]> {
  return readQuery(documentPaths.volunteers, volunteerDocument, (query) =>
    query.where('createdAt', '<', new Date(before)),
  );
}

/** Counts the active links of an event, of any kind. */
export async function countLinks(eventId: string): Promise<number> {
  const counts = Object.values(collections).map((collection) =>
    countQuery(collection, (query) =>
      query.where('eventId', '==', eventId).where('isActive', '==', true),
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Returns the accounts created by links of an event, of any kind. */
export function readAccountsOfEvent(eventId: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the accounts created by one link. */
export function readAccountsOfLink(kind: LinkKind, id: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where(linkField(kind), '==', id),
  );
}

/**
 * Returns the accounts that sign in with a password: not those of links, of which each event adds many.
 * Unordered.
 */
export function readPasswordAccounts(): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('passwordHash', '>', ''),
  );
}

/** Returns an account whose username or full name has this key; empty if there is none. */
export function readAccountsNamed(nameKey: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('nameKeys', 'array-contains', nameKey).limit(1),
  );
}

/** Returns the active accounts with role admin. */
export function readActiveAdmins(): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('role', '==', 'admin').where('isActive', '==', true),
  );
}

/** Returns the accounts of an event's shifts, including ended ones. */
export function readShiftAccounts(eventId: string): Promise<Stored<StaffDocument>[]> {
  return readQuery(documentPaths.staff, staffDocument, (query) =>
    query.where('eventId', '==', eventId).where('role', '==', 'desk'),
  );
}
