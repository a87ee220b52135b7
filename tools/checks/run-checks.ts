import { spawn } from 'node:child_process';
import { root } from '../shared/places.ts';
import { say, sinceText } from '../shared/say.ts';
import { stopping } from '../shared/signals.ts';
import { type Count, nothing } from '../suites/count.ts';
import { type Check, checks } from './checks.ts';

/** Runs every check, two at a time, says what the failing ones said, and counts. */
export async function runChecks(): Promise<Count> {
  const queue = [...checks];
  const count = { ...nothing };
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const start = Date.now();
      const { holds, output } = await run(check);
      count[holds ? 'passed' : 'failed'] += 1;
      say(`  ${holds ? '✓' : '✗'} ${check.name} (${sinceText(start)})`);
      if (!holds) say(output.replace(/^/gm, '    '));
    }
  };
  await Promise.all([work(), work()]);
  return count;
}

function run({ command }: Check): Promise<{ holds: boolean; output: string }> {
  const child = spawn(process.execPath, command, { cwd: root, signal: stopping });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString();
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ holds: false, output: String(error) }));
    child.on('close', (code) => resolve({ holds: code === 0, output: output.trim() }));
  });
}
