import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@wine-walk/common/api/staff/second-factor.ts';
import {
  type SecondFactor,
  type StaffDocument,
  staffDocument,
} from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { guessableRefusal } from './accounts.ts';
import { commitWithOwnPassword } from './own-password.ts';
import {
  checkCode,
  hasSecondFactor,
  newRecoveryCodes,
  newSecondFactor,
  secondFactorUri,
} from './second-factor.ts';

/** Returns if the caller signs in with a second factor. */
export async function secondFactorStatus({
  uid,
}: StaffMember): Promise<ResponseOf<typeof readSecondFactor>> {
  const account = (await readDocument(documentPaths.staffMember(uid), staffDocument))?.data;
  const isOn = account !== undefined && hasSecondFactor(account);
  return { isOn, recoveryCodesLeft: account?.secondFactor?.recoveryHashes.length ?? 0 };
}

type Begin = typeof beginSecondFactor;

/** Starts or restarts the setup with a new secret. The second factor stays off until a code is confirmed. */
export async function startSetup(
  caller: StaffMember,
  { currentPassword }: BodyOf<Begin>,
  now: number,
): Promise<AnswerOf<Begin>> {
  return commitWithOwnPassword(caller, currentPassword, now, async (account) => {
    if (hasSecondFactor(account.data)) return problem('second-factor-on');
    const secondFactor = newSecondFactor();
    const { shortName } = await readOrganizationDocument();
    return {
      writes: [saveWrite(account, { secondFactor }, now)],
      response: {
        secret: secondFactor.secret,
        uri: secondFactorUri(secondFactor, { issuer: shortName, username: caller.username }),
      },
    };
  });
}

type Confirm = typeof confirmSecondFactor;

/** Turns the second factor on and returns the first recovery codes. */
export async function confirmSetup(
  caller: StaffMember,
  { code }: BodyOf<Confirm>,
  now: number,
): Promise<AnswerOf<Confirm>> {
  const path = documentPaths.staffMember(caller.uid);
  const { recoveryCodes, recoveryHashes } = newRecoveryCodes();
  type Refusal = Problem<ProblemOf<Confirm>>;
  return commitWithRetry<ResponseOf<Confirm> | Refusal, Refusal>(async () => {
    const account = await readDocument(path, staffDocument);
    const pending = account?.data.secondFactor;
    if (!account || !pending || hasSecondFactor(account.data))
      return problem('no-second-factor-setup');
    const checked = await checkCode(caller.uid, pending, code, { source: 'portal', now });
    if (isProblem(checked)) return checked;
    const { result, writes } = checked;
    if (isProblem(result)) return { writes, response: result };
    const confirmedAt = new Date(now).toISOString();
    const secondFactor = { ...result, confirmedAt, recoveryHashes };
    return {
      writes: [
        ...writes,
        saveWrite(account, { secondFactor }, now),
        auditWrite({
          actor: caller.username,
          action: 'staff.second-factor-on',
          target: path,
          now,
        }),
      ],
      response: { recoveryCodes },
    };
  });
}

type Renew = typeof renewRecoveryCodes;

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(
  caller: StaffMember,
  typed: BodyOf<Renew>,
  now: number,
): Promise<AnswerOf<Renew>> {
  const { recoveryCodes, recoveryHashes } = newRecoveryCodes();
  return changeSecondFactor(caller, typed, now, (used) => ({
    action: 'staff.recovery-codes',
    secondFactor: { ...used, recoveryHashes },
    response: { recoveryCodes },
  }));
}

type Remove = typeof removeSecondFactor;

/** Turns the second factor off. Refused for an admin whose password alone would be guessable. */
export async function turnOff(
  caller: StaffMember,
  typed: BodyOf<Remove>,
  now: number,
): Promise<AnswerOf<Remove>> {
  return changeSecondFactor(caller, typed, now, () => {
    const refusal = guessableRefusal(caller, typed.currentPassword, 'currentPassword');
    return (
      refusal ?? {
        action: 'staff.second-factor-off',
        secondFactor: null,
        response: { message: 'Second Factor Off' },
      }
    );
  });
}

interface Change<A> {
  action: string;
  secondFactor: SecondFactor | null;
  response: A;
}

/** Changes a second factor that is on, after the password and a code. `change`: receives it after the code's use. */
async function changeSecondFactor<A, Code extends ProblemCode = never>(
  caller: StaffMember,
  { currentPassword, code }: BodyOf<Renew>,
  now: number,
  change: (used: SecondFactor) => Change<A> | Problem<Code>,
): Promise<A | Problem<ProblemOf<Renew> | Code>> {
  return commitWithOwnPassword<
    A | Problem<'wrong-app-code' | 'wrong-recovery-code'>,
    ProblemOf<Renew> | Code
  >(caller, currentPassword, now, async (account) => {
    const factor = account.data.secondFactor;
    if (!factor || !hasSecondFactor(account.data)) return problem('second-factor-off');
    const checked = await checkCode(caller.uid, factor, code, { source: 'portal', now });
    if (isProblem(checked)) return checked;
    const { result, writes } = checked;
    if (isProblem(result)) return { writes, response: result };
    const decided = change(result);
    if ('problem' in decided) return decided;
    const { action, secondFactor, response } = decided;
    return {
      writes: [
        ...writes,
        saveWrite(account, { secondFactor }, now),
        auditWrite({ actor: caller.username, action, target: account.path, now }),
      ],
      response,
    };
  });
}

/** Creates the write of an account's fields, which conflicts with a concurrent use of a code. */
function saveWrite(
  { path, revision }: Stored<StaffDocument>,
  fields: Partial<StaffDocument>,
  now: number,
): Write {
  const data = { ...fields, updatedAt: new Date(now).toISOString() };
  return { kind: 'update', path, data, revision };
}
