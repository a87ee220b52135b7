import { Failure } from '../shared/failure.ts';
import { sampleMutants, type Wanted } from './sample.ts';
import { isNoticed, openSandbox } from './sandbox.ts';
import { tryMutants } from './try-mutants.ts';

/** Breaks the domain in one place after another and looks whether a unit test fails. */
export async function runDomainMutants(wanted: Wanted): Promise<number> {
  const folder = openSandbox();
  const noticed = (file: string) => isNoticed(folder, file);
  if (await noticed('src/domain/check-in.ts'))
    throw new Failure('The tests fail before anything is broken.');
  return tryMutants(folder, sampleMutants(folder, 'src/domain/**/*.ts', wanted), noticed);
}
