import { readStaffSession } from '@wine-walk/common/api/staff.ts';
import { staffCall } from './staff-call.ts';

/**
 * One call to the API, which ends the session here where it has ended there. A server that cannot be reached
 * ends nothing.
 */
export function pingSession(): void {
  staffCall(readStaffSession, {}).catch(() => undefined);
}
