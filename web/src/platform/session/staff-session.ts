import { useSyncExternalStore } from 'react';
import {
  currentStaffSession,
  type StaffSession,
  subscribeStaffSession,
} from './staff-session-store.ts';

/** Returns the live staff session. */
export function useStaffSession(): StaffSession {
  return useSyncExternalStore(subscribeStaffSession, currentStaffSession);
}
