import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import {
  type LinkKind,
  linkField,
  readAccountsOfEvent,
  readLinks,
} from '../../../firestore/staff.ts';
import { toStaffLink } from './to-staff-link.ts';

/** The links of an event, the newest first, each with who came in by it. */
export async function listLinks(kind: LinkKind, eventId: string): Promise<StaffLink[]> {
  const [links, accounts] = await Promise.all([
    readLinks(kind, eventId),
    readAccountsOfEvent(eventId),
  ]);
  return links
    .toSorted((a, b) => b.data.createdAt.localeCompare(a.data.createdAt))
    .map(({ id, data }) => {
      const its = accounts.filter((account) => account.data[linkField(kind)] === id);
      return toStaffLink(kind, id, data, its);
    });
}
