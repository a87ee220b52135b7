import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from '../shared/failure.ts';

/**
 * A password from the person at the terminal, asked for twice and not shown; where nobody is there,
 * the first line of standard input.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine('');
  const password = await readLine('Password: ');
  if (password !== (await readLine('Once more: '))) {
    throw new Failure('New password and confirmation do not match.');
  }
  return password;
}

function readLine(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  return new Promise((resolve, reject) => {
    let answer: string | undefined;
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      if (terminal) process.stdout.write('\n');
      if (answer === undefined) reject(new Failure('No password was given.'));
      else resolve(answer);
    });
  });
}
