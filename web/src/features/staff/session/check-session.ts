import { listAdminEvents } from '@contract/admin-events.ts';
import { staffCall } from './staff-call.ts';

/** One call to the API, which ends the session here where it has ended there. */
export function checkSession(): void {
  staffCall(listAdminEvents, {}).catch((error: unknown) => console.error(error));
}
