import { useSyncExternalStore } from 'react';
import {
  currentStaffSession,
  type StaffSession,
  subscribeStaffSession,
} from './staff-session-store.ts';

/** Who is signed in to the portal, followed live. */
export function useStaffSession(): StaffSession {
  return useSyncExternalStore(subscribeStaffSession, currentStaffSession);
}
