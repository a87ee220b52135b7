import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { exportRegistrations } from '@wine-walk/common/api/registration-lists.ts';
import { staffCall } from '../../session/staff-call.ts';
import { readPages } from '../read-pages.ts';

/** Registration in an export. */
export type RegistrationRow = ResponseOf<typeof exportRegistrations>['rows'][number];

/** Returns all registrations of an event, part by part. For admins; each part is audited. */
export async function readAllRegistrations(eventId: string): Promise<RegistrationRow[]> {
  const pages = await readPages((from) =>
    staffCall(exportRegistrations, { body: { eventId, ...from } }),
  );
  return pages.flatMap(({ rows }) => rows);
}
