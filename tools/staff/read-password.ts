import { text } from 'node:stream/consumers';
import { password } from '@inquirer/prompts';
import { UserError } from '../shared/failure.ts';

/**
 * Returns a password typed twice at the terminal without echo, or the first line of standard input without a
 * terminal.
 */
export async function readPassword(): Promise<string> {
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
