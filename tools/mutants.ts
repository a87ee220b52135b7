import { runDomainMutants } from './mutants/run-domain.ts';
import { runRulesMutants } from './mutants/run-rules.ts';
import { runServiceMutants } from './mutants/run-services.ts';
import { Failure } from './shared/failure.ts';
import { listenForStop } from './shared/signals.ts';

/**
 * `npm run mutants -- rules | domain [filter] | services [filter]`: breaks what is tested in one place after another,
 * and names what no test notices: with a filter in all places of the files whose path has it, else in a sample of 80. Some seconds each, so it is no part of `npm test`.
 */
export async function main([what, filter = '']: string[]): Promise<number> {
  listenForStop();
  if (what === 'rules') return runRulesMutants();
  if (what === 'domain') return runDomainMutants(filter);
  if (what === 'services') return runServiceMutants(filter);
  throw new Failure('There are mutants of: rules, domain, services.');
}
