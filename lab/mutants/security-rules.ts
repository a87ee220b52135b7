import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../tools/shared/failure.ts';
import { root, runPath } from '../../tools/shared/paths.ts';
import { printLine } from '../../tools/shared/print.ts';
import { stopSignal } from '../../tools/shared/signals.ts';
import { testOffset, withStack } from '../../tools/suites/demo-stack.ts';
import { runVitest } from '../../tools/suites/vitest.ts';

/** Changed security rules with the name of the change. */
export interface Mutant {
  name: string;
  text: string;
}

/** Replacements of operators. Not `<=` by `<`: no test can stop the clock at that moment. */
const swaps: readonly (readonly [RegExp, string])[] = [
  [/ == /g, ' != '],
  [/ <= /g, ' >= '],
  [/(?<=\w) < (?=\w)/g, ' > '],
  [/(?<=\S) && /g, ' || '],
  [/(?<=\S) \|\| /g, ' && '],
  [/(?<=&& )!(?=\w)/g, ''],
];

/**
 * Returns every mutant of security rules: each `allow` granted to all and to none, each condition left out,
 * each operator inverted, each role removed from its list. Comments stay unchanged.
 */
export function mutantsOf(rules: string): Mutant[] {
  const lines = rules.split('\n');
  return lines.flatMap((line, index) => {
    const code = line.trim();
    if (/^(?:\/\/|\/\*|\*)/.test(code)) return [];
    return changesOf(line).map((changed) => ({
      name: `line ${index + 1}: ${code} → ${changed.trim() || '(left out)'}`,
      text: lines.with(index, changed).join('\n'),
    }));
  });
}

function changesOf(line: string): string[] {
  return [
    ...grants(line),
    ...conjuncts(line),
    ...swaps.flatMap(([operator, other]) => eachMatch(line, operator, other)),
    ...eachMatch(line, /'(?:desk|admin)'(?=[,\]])/g, "'nobody'"),
  ];
}

function grants(line: string): string[] {
  if (!/^\s*allow /.test(line)) return [];
  const [head] = line.split(' if ');
  // `anyone()` returns true, so it is already granted to all.
  const grantedTo = line.includes(' if anyone();') ? ['false'] : ['true', 'false'];
  return grantedTo.map((granted) => `${head} if ${granted};`).filter((other) => other !== line);
}

/** Removes a condition on a separate line that begins with `&&`. */
function conjuncts(line: string): string[] {
  if (!/^\s*&& /.test(line)) return [];
  return [line.trimEnd().endsWith(';') ? '        ;' : ''];
}

function eachMatch(line: string, pattern: RegExp, other: string): string[] {
  return [...line.matchAll(pattern)].map(
    ({ index, 0: match }) => line.slice(0, index) + other + line.slice(index + match.length),
  );
}

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
