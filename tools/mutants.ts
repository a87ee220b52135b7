import { runDomainMutants } from './mutants/run-domain.ts';
import { runRulesMutants } from './mutants/run-rules.ts';
import { runServiceMutants } from './mutants/run-services.ts';
import { UserError } from './shared/failure.ts';
import { listenForStop } from './shared/signals.ts';

/**
 * `npm run mutants -- rules | domain | services [filter] [size]`: breaks what is tested in one place after another, and
 * names what no test notices. Of the domain all, half a second each, of the services a sample of 80, some seconds each; or
 * as many as `size`; with a filter of the files whose path has it alone, all unless there is a `size`. Of the rules all, or
 * those of the lines that have the filter. It is no part of `npm test`.
 */
export async function main([what, ...words]: string[]): Promise<number> {
  listenForStop();
  // npm hands no empty filter on.
  const size = words.find((word) => /^\d+$/.test(word));
  const filter = words.find((word) => word !== size) ?? '';
  const most = filter || what === 'domain' ? Infinity : 80;
  const wanted = { filter, size: size ? Number(size) : most };
  if (what === 'rules') return runRulesMutants(filter);
  if (what === 'domain') return runDomainMutants(wanted);
  if (what === 'services') return runServiceMutants(wanted);
  throw new UserError('There are mutants of: rules, domain, services.');
}
