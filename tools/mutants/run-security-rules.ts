import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { root, runPath } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { testOffset, withStack } from '../suites/demo-stack.ts';
import { runVitest } from '../suites/vitest.ts';
import { mutantsOf } from './rules.ts';

/**
 * Changes firestore.rules predicate by predicate and runs the rules' table against each;
 * a change that it does not notice is named. With a filter only those whose line has it. Some seconds each, so it is no part of `npm test`.
 */
export async function runRulesMutants(filter: string): Promise<number> {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const mutants = mutantsOf(rules).filter(({ name }) => name.includes(filter));
  const file = runPath('mutants', 'firestore.rules');
  const offset = testOffset();
  const survivors = await withStack({ offset, only: ['auth', 'firestore'] }, async (env) => {
    const noticed = async (text: string) => {
      writeFileSync(file, text);
      const { failed } = await runVitest(['rules'], ['matrix', '--bail=1'], {
        ...env,
        RULES_FILE: file,
      });
      return failed > 0;
    };
    if (await noticed(rules)) throw new UserError('The rules fail their own table as they are.');
    const unnoticed: string[] = [];
    for (const { name, text } of mutants) {
      if (stopSignal.aborted) break;
      if (!(await noticed(text))) unnoticed.push(name);
    }
    return unnoticed;
  });
  for (const name of survivors) printLine(`✗ not noticed: ${name}`);
  printLine(`${mutants.length} mutants, ${survivors.length} not noticed`);
  return survivors.length === 0 && !stopSignal.aborted ? 0 : 1;
}
