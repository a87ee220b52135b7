import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  addStaff,
  changePassword,
  editStaff,
  listStaff,
} from '@wine-walk/common/api/staff/staff.ts';
import { accountRole } from '@wine-walk/common/model/categories.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { isGuessable } from '@wine-walk/common/rules/sessions/guessable-password.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readActiveAdmins, readPasswordAccounts } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import { staleEdit } from '../../firestore/versioned-update.ts';
import { commit, type Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { accountNameKeys } from '../../lib/display-name.ts';
import { commitWithOwnPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { hasSecondFactor } from './second-factor.ts';
import { createStaffSessionToken } from './session.ts';
import { staffUid } from './sign-in.ts';

/** True if this account may configure everything. */
const isActiveAdmin = (account: StaffDocument) => account.role === 'admin' && account.isActive;

/** Writes nothing new, but requires that another active admin still exists; undefined if there is none. */
async function otherAdminPrecondition(uid: string): Promise<Write[] | undefined> {
  const admins = await readActiveAdmins();
  const other = admins.find(({ id }) => id !== uid);
  return (
    other && [
      { kind: 'update', path: other.path, data: { isActive: true }, revision: other.revision },
    ]
  );
}

type AccountFields = Pick<StaffDocument, 'username' | 'fullName' | 'role' | 'passwordHash'>;

/**
 * Creates the stored form of a new account: a personal one, unless `fields` names its link, event or business. `at`:
 * instant of its creation.
 */
export const newAccount = (
  fields: AccountFields & Partial<StaffDocument>,
  at: string,
): StaffDocument => ({
  isActive: true,
  secondFactor: null,
  generation: 1,
  shiftId: null,
  shopLinkId: null,
  volunteerId: null,
  eventId: null,
  businessId: null,
  nameKeys: accountNameKeys(fields),
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...fields,
});

type StaffResponse = ResponseOf<typeof addStaff>;

/**
 * Returns all staff accounts with a username and password, by username, without those of shifts and shops.
 */
export async function staffAccounts(): Promise<ResponseOf<typeof listStaff>> {
  const accounts = await readPasswordAccounts();
  return accounts
    .map(({ id, data }) => shown(id, data))
    .toSorted((a, b) => (a.username < b.username ? -1 : 1));
}

/**
 * Returns the problem of a guessable password of an admin, in the field `field` of the call. Other roles may
 * have any password of the minimal length (specification, section 9).
 */
export function guessableRefusal(
  { username, role }: Pick<StaffDocument, 'username' | 'role'>,
  password: string | undefined,
  field: 'password' | 'newPassword' | 'currentPassword',
): Problem<'guessable-password'> | undefined {
  if (role !== 'admin' || password === undefined || !isGuessable(password, username)) return;
  return problem('guessable-password', {}, field);
}

/** True if nothing but its password protects an admin's account. */
const isAdminByPassword = (account: StaffDocument) =>
  account.role === 'admin' && !hasSecondFactor(account);

/**
 * Returns the problem of an edit after which only the earlier password protects an admin's account: only its hash is
 * stored, so that a guessable one cannot be recognized.
 */
function earlierPasswordRefusal(
  before: StaffDocument,
  after: StaffDocument,
  password: string | undefined,
): Problem<'password-needed'> | undefined {
  if (password !== undefined || isAdminByPassword(before) || !isAdminByPassword(after)) return;
  return problem('password-needed', {}, 'password');
}

/** Adds a staff account. `actor`: username of the admin. */
export async function addAccount(
  { username, fullName, role, password }: BodyOf<typeof addStaff>,
  actor: string,
  now: number,
): Promise<StaffResponse | Problem<ProblemOf<typeof addStaff>>> {
  const refusal = guessableRefusal({ username, role }, password, 'password');
  if (refusal) return refusal;
  const at = new Date(now).toISOString();
  const uid = staffUid(username);
  const path = documentPaths.staffMember(uid);
  const passwordHash = await hashPassword(password);
  const account = newAccount({ username, fullName, role, passwordHash }, at);
  const outcome = await commit([
    { kind: 'create', path, data: account },
    auditWrite({ actor, action: 'staff.add', target: path, now, details: { role } }),
  ]);
  if (outcome === 'committed') return shown(uid, account);
  return problem('username-taken', { username });
}

/**
 * Edits the sent fields of an account; a version other than the stored one is rejected. Another role, another
 * password, a second factor that is reset or revoked access end its sessions at once. The last active admin keeps role and access, even if
 * two admins remove each other concurrently.
 */
export async function editAccount(
  uid: string,
  { password, secondFactor, version, ...changes }: BodyOf<typeof editStaff>,
  actor: string,
  now: number,
): Promise<StaffResponse | Problem<ProblemOf<typeof editStaff>>> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const path = documentPaths.staffMember(uid);
  return commitWithRetry(async () => {
    const stored = await readDocument(path, staffDocument);
    if (!stored) return problem('staff-not-found');
    const before = stored.data;
    const stale = staleEdit('staff-account', before, version);
    if (stale) return stale;
    const isReset = secondFactor !== undefined;
    if (isReset && before.username === actor) return problem('other-admin-resets');
    const after: StaffDocument = {
      ...before,
      ...changes,
      ...(passwordHash && { passwordHash }),
      ...(isReset && { secondFactor: null }),
      version: before.version + 1,
      updatedAt: new Date(now).toISOString(),
    };
    const refusal =
      guessableRefusal(after, password, 'password') ??
      earlierPasswordRefusal(before, after, password);
    if (refusal) return refusal;
    after.nameKeys = accountNameKeys(after);
    const isOtherAccess = after.role !== before.role || after.isActive !== before.isActive;
    if (passwordHash || isReset || isOtherAccess) after.generation = before.generation + 1;
    const remaining =
      isActiveAdmin(before) && !isActiveAdmin(after) ? await otherAdminPrecondition(uid) : [];
    if (!remaining) return problem('only-admin', { username: before.username });
    const details = {
      ...changes,
      ...(passwordHash && { password: 'reset' }),
      ...(isReset && { secondFactor }),
    };
    return {
      writes: [
        { kind: 'update', path, data: after, revision: stored.revision },
        ...remaining,
        auditWrite({ actor, action: 'staff.edit', target: path, now, details }),
      ],
      response: shown(uid, after),
    };
  });
}

function shown(id: string, account: StaffDocument): StaffResponse {
  const { username, fullName, role, isActive, version, createdAt } = account;
  return {
    id,
    username,
    fullName,
    role: accountRole.parse(role),
    isActive,
    hasSecondFactor: hasSecondFactor(account),
    version,
    createdAt,
  };
}

type Change = typeof changePassword;

/** Changes the caller's password: all sessions of the account end, and the caller gets a new one. */
export async function changeOwnPassword(
  caller: StaffMember,
  { currentPassword, newPassword }: BodyOf<Change>,
  now: number,
): Promise<AnswerOf<Change>> {
  const refusal = guessableRefusal(caller, newPassword, 'newPassword');
  if (refusal) return refusal;
  let passwordHash: string | undefined;
  const changed = await commitWithOwnPassword(caller, currentPassword, now, async (account) => {
    passwordHash ??= await hashPassword(newPassword);
    const { path, revision } = account;
    const generation = account.data.generation + 1;
    const data = { passwordHash, generation, updatedAt: new Date(now).toISOString() };
    return {
      writes: [
        { kind: 'update', path, data, revision },
        auditWrite({ actor: caller.username, action: 'staff.change-password', target: path, now }),
      ],
      response: { role: account.data.role, generation },
    };
  });
  if (isProblem(changed)) return changed;
  return {
    message: 'Credentials Updated',
    sessionId: await createStaffSessionToken(caller.uid, changed),
  };
}
