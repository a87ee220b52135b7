import { text } from 'node:stream/consumers';
import { password } from '@inquirer/prompts';
import { UserError } from '../shared/failure.ts';

/**
 * A password from the person at the terminal, asked for twice and not shown; where nobody is there,
 * the first line of standard input.
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

/** Ctrl-C is no password. */
const ask = (message: string) => password({ message }).catch(() => '');
