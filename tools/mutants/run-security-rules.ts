import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { root, runPath } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { testOffset, withStack } from '../suites/demo-stack.ts';
import { runVitest } from '../suites/vitest.ts';
import { mutantsOf } from './security-rules.ts';

/** Runs the mutants of firestore.rules, or of the lines that contain `filter`. The rules matrix detects them. */
export async function runSecurityRulesMutants(filter: string): Promise<number> {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const mutants = mutantsOf(rules).filter(({ name }) => name.includes(filter));
  const file = runPath('mutants', 'firestore.rules');
  const offset = testOffset();
  const survivors = await withStack({ offset, only: ['auth', 'firestore'] }, async (env) => {
    const isDetected = async (text: string) => {
      writeFileSync(file, text);
      const { failed } = await runVitest(['rules'], ['matrix', '--bail=1'], {
        ...env,
        RULES_FILE: file,
      });
      return failed > 0;
    };
    if (await isDetected(rules)) throw new UserError('The rules matrix fails without a mutant.');
    const undetected: string[] = [];
    for (const { name, text } of mutants) {
      if (stopSignal.aborted) break;
      if (!(await isDetected(text))) undetected.push(name);
    }
    return undetected;
  });
  for (const name of survivors) printLine(`✗ not detected: ${name}`);
  printLine(`${mutants.length} mutants, ${survivors.length} not detected`);
  return survivors.length === 0 && !stopSignal.aborted ? 0 : 1;
}
