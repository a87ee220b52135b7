import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { password } from '@inquirer/prompts';
import { issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import {
  addStaff,
  editStaff,
  username as usernameSchema,
} from '@wine-walk/common/api/staff/staff.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { isGuessable } from '@wine-walk/common/rules/sessions/guessable-password.ts';
import type { z } from 'zod';
import { toProblemBody } from '../functions/src/http/problem-message.ts';
import { addAccount, editAccount } from '../functions/src/modules/staff/accounts.ts';
import { staffUid } from '../functions/src/modules/staff/sign-in.ts';
import { useProject } from './project/use-project.ts';
import { UserError } from './shared/failure.ts';
import { invalidText } from './shared/messages.ts';
import { printLine } from './shared/print.ts';

/**
 * Returns a password typed twice at the terminal without echo, or the first line of standard input without a
 * terminal.
 */
async function readPassword(): Promise<string> {
  const typed = process.stdin.isTTY ? await askTwice() : firstLine(await text(process.stdin));
  if (!typed) throw new UserError('No password was given.');
  return typed;
}

const firstLine = (input: string) => input.split(/\r?\n/, 1)[0];

async function askTwice(): Promise<string> {
  const typed = await ask('Password:');
  if (typed !== (await ask('Once more:')))
    throw new UserError('New password and confirmation do not match.');
  return typed;
}

/** Ctrl-C returns an empty password. */
const ask = (message: string) => password({ message }).catch(() => '');

const usage = `npm run staff -- create <username> --name <full name> --role admin|desk --project <id>
npm run staff -- reset <username> --project <id>    a new password, and no second factor; ends every session
npm run staff -- revoke <username> --project <id>   no access from now on

The password is asked for, read from standard input, or with --generate made up and shown once. Sign in first: npx firebase login.`;

/** `npm run staff`: manages accounts of a real project; the first admin cannot be added in the portal. */
export async function main(args: string[]): Promise<number> {
  const { command, username, name, role, project, generate = false } = read(args);
  // A new account is validated before the sign-in is required, and before a password is requested or generated.
  const who =
    command === 'create' &&
    parse(addStaff.body.omit({ password: true }), { username, fullName: name, role });
  await useProject(project);
  const actor = `command line (${userInfo().username})`;
  const now = Date.now();
  if (who) {
    const account = { ...who, password: await newPassword(username, generate) };
    report(await addAccount(parse(addStaff.body, account), actor, now));
    printLine(`${username} can sign in as ${role}.`);
  } else {
    const account =
      command === 'reset'
        ? { password: await newPassword(username, generate), secondFactor: 'reset' }
        : { isActive: false };
    report(await editAccount(staffUid(username), parse(editStaff.body, account), actor, now));
    printLine(
      command === 'reset'
        ? `${username} has a new password and signs in with it alone.`
        : `${username} is out.`,
    );
  }
  return 0;
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { name: text, role: text, project: text, generate: { type: 'boolean' } } as const;
  const { positionals, values } = parsed(() =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const [command = '', typedName, ...more] = positionals;
  const isKnown = ['create', 'reset', 'revoke'].includes(command);
  if (!isKnown || !typedName || more.length > 0 || !values.project) throw new UserError(usage);
  return {
    command,
    username: parse(usernameSchema, typedName),
    ...values,
    project: values.project,
  };
}

/** Prints the usage for an unknown option or a missing value. */
function parsed<T>(parseOptions: () => T): T {
  try {
    return parseOptions();
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Returns a password for a real project that is not a common one. */
async function newPassword(username: string, generate: boolean): Promise<string> {
  if (generate) {
    const password = generatedPassword();
    printLine(`Password (shown this once): ${password}`);
    return password;
  }
  const password = await readPassword();
  if (isGuessable(password, username))
    throw new UserError(
      'This password is one that anybody would try first. Please choose another.',
    );
  return password;
}

/** Returns 100 random bits in groups of five characters that can be read aloud. */
function generatedPassword(): string {
  return encodeCrockford32(randomBytes(20)).replace(/.{5}(?=.)/g, '$&-');
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const answer = schema.safeParse(value, { error: issueCode });
  if (answer.success) return answer.data;
  throw new UserError(`${invalidText(answer.error)}\n\n${usage}`);
}

function report(answer: unknown): void {
  if (isProblem(answer)) throw new UserError(toProblemBody(answer).message);
}
