import {
  addStaff,
  changePassword,
  editStaff,
  listStaff,
  readStaffSession,
  staffLogin,
  staffLogout,
} from '@wine-walk/common/api/staff.ts';
import { type Route, route } from '../../http/route.ts';
import { addAccount, editAccount, staffAccounts } from './accounts.ts';
import { changeOwnPassword } from './change-password.ts';
import { linkRoutes } from './links/routes.ts';
import { signIn } from './sign-in.ts';
import { signOutStaff } from './sign-out.ts';
import { touchLastSeen } from './touch-last-seen.ts';

export const routes: readonly Route[] = [
  route(staffLogin, async ({ body, ip, now }) => signIn(body, ip, now)),

  route(staffLogout, async ({ caller, now }) => signOutStaff(caller, now)),

  route(readStaffSession, async ({ caller, now }) => {
    await touchLastSeen(caller, now);
    const { username, fullName, role } = caller;
    return { username, fullName, role };
  }),

  route(changePassword, async ({ caller, body, now }) => changeOwnPassword(caller, body, now)),
  route(listStaff, async () => staffAccounts()),
  route(addStaff, async ({ body, caller, now }) => addAccount(body, caller.username, now)),
  route(editStaff, async ({ params, body, caller, now }) =>
    editAccount(params.id, body, caller.username, now),
  ),
  ...linkRoutes,
];
