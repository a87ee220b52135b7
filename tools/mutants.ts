import { runDomainMutants } from './mutants/run-domain.ts';
import { runRulesMutants } from './mutants/run-rules.ts';
import { runServiceMutants } from './mutants/run-services.ts';
import { Failure } from './shared/failure.ts';
import { listenForStop } from './shared/signals.ts';

/**
 * `npm run mutants -- rules | domain | services [filter] [size]`: breaks what is tested in one place after another, and
 * names what no test notices. Of the domain and the services a sample of `size` (80), or with a filter all places of the
 * files whose path has it, or of these `size`; of the rules all, or those of the lines that have the filter. Some seconds
 * each, so it is no part of `npm test`.
 */
export async function main([what, ...words]: string[]): Promise<number> {
  listenForStop();
  // npm hands no empty filter on.
  const size = words.find((word) => /^\d+$/.test(word));
  const filter = words.find((word) => word !== size) ?? '';
  const wanted = { filter, size: size ? Number(size) : filter ? Infinity : 80 };
  if (what === 'rules') return runRulesMutants(filter);
  if (what === 'domain') return runDomainMutants(wanted);
  if (what === 'services') return runServiceMutants(wanted);
  throw new Failure('There are mutants of: rules, domain, services.');
}
