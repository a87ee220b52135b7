import { spawn } from 'node:child_process';
import { root } from '../shared/places.ts';
import { say, sinceWords } from '../shared/say.ts';
import { stopping } from '../shared/signals.ts';
import { type Count, nothing } from '../suites/count.ts';
import { type Check, checks } from './checks.ts';

/** Runs every check, two at a time, says what the failing ones said, and counts. */
export async function runChecks(): Promise<Count> {
  const waiting = [...checks];
  const count = { ...nothing };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = Date.now();
      const { holds, words } = await run(check);
      count[holds ? 'passed' : 'failed'] += 1;
      say(`  ${holds ? '✓' : '✗'} ${check.name} (${sinceWords(start)})`);
      if (!holds) say(words.replace(/^/gm, '    '));
    }
  };
  await Promise.all([work(), work()]);
  return count;
}

function run({ command }: Check): Promise<{ holds: boolean; words: string }> {
  const child = spawn(process.execPath, command, { cwd: root, signal: stopping });
  let words = '';
  child.stdout.on('data', (text: Buffer) => {
    words += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    words += text.toString();
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ holds: false, words: String(error) }));
    child.on('close', (code) => resolve({ holds: code === 0, words: words.trim() }));
  });
}
