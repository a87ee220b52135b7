import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { exportRegistrations } from '@wine-walk/common/api/registration-lists.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Registration in an export. */
export type RegistrationRow = ResponseOf<typeof exportRegistrations>['rows'][number];

/** Returns all registrations of an event, part by part. For admins; each part is audited. */
export async function readAllRegistrations(eventId: string): Promise<RegistrationRow[]> {
  const rows = [];
  let cursor: string | null = null;
  do {
    const body: { eventId: string; cursor?: string } = { eventId, ...(cursor && { cursor }) };
    const page: { rows: RegistrationRow[]; nextCursor: string | null } = await staffCall(
      exportRegistrations,
      { body },
    );
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
