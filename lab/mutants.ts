import { UserError } from '../tools/shared/failure.ts';
import { listenForStop } from '../tools/shared/signals.ts';
import { runSecurityRulesMutants } from './mutants/security-rules.ts';
import { runCommonMutants, runModuleMutants } from './mutants/source-mutants.ts';

/**
 * `npm run mutants -- common | modules | security-rules [filter] [size]`: changes the sources in one place after another
 * and lists the mutants that no test detects. Not part of `npm test`.
 *
 * - `common`: all mutants of common/src/rules, about half a second each
 * - `modules`: an even sample of 80 mutants of functions/src/modules, several seconds each
 * - `security-rules`: all mutants of firestore.rules, several seconds each
 *
 * `filter` selects the files (security rules: the lines) that contain it, without a limit; `size` limits the sample.
 */
export async function main([area, ...options]: string[]): Promise<number> {
  listenForStop();
  const size = options.find((option) => /^\d+$/.test(option));
  const filter = options.find((option) => option !== size) ?? '';
  const defaultSize = filter || area === 'common' ? Infinity : 80;
  const selection = { filter, size: size ? Number(size) : defaultSize };
  if (area === 'common') return runCommonMutants(selection);
  if (area === 'modules') return runModuleMutants(selection);
  if (area === 'security-rules') return runSecurityRulesMutants(filter);
  throw new UserError('Areas with mutants: common, modules, security-rules.');
}
