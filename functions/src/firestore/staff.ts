import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

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
