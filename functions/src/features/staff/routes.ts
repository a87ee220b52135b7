import {
  addStaff,
  changePassword,
  editStaff,
  listStaff,
  staffLogin,
  staffLogout,
} from '../../contract/staff.ts';
import { type Route, route } from '../../http/route.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { commit } from '../../store/write.ts';
import { addAccount, editAccount, staffAccounts } from './accounts.ts';
import { changeOwnPassword } from './change-password.ts';
import { signIn } from './sign-in.ts';

export const routes: readonly Route[] = [
  route(staffLogin, async ({ body, ip, now }) => signIn(body, ip, now)),

  route(staffLogout, async ({ caller, now }) => {
    const target = paths.staffMember(caller.uid);
    await commit([auditWrite({ actor: caller.username, action: 'staff.sign-out', target, now })]);
    return { message: 'Logged Out' };
  }),

  route(changePassword, async ({ caller, body, now }) => changeOwnPassword(caller, body, now)),
  route(listStaff, async () => staffAccounts()),
  route(addStaff, async ({ body, caller, now }) => addAccount(body, caller.username, now)),
  route(editStaff, async ({ params, body, caller, now }) =>
    editAccount(params.id, body, caller.username, now),
  ),
];
