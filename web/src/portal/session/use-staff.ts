import { createContext, use } from 'react';
import type { StaffIdentity } from '../../platform/session/staff-session-store.ts';

export const StaffContext = createContext<StaffIdentity | null>(null);

/** Returns the signed-in account. `isAdmin`: may edit; a desk account may only read. */
export function useStaff(): StaffIdentity & { isAdmin: boolean } {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff is used outside of the signed-in portal.');
  return { ...staff, isAdmin: staff.role === 'admin' };
}
