import { UserError } from '../shared/failure.ts';
import { stackSuites } from './on-stack.ts';
import { changedSince } from './vitest.ts';

export const suites = ['checks', 'unit', 'components', 'weight', ...stackSuites] as const;

/** Suites of `npm run test:full` only. */
const longSuites: readonly string[] = ['layout', 'offline', 'setup'];

/** Options of a run, and where it runs. */
interface Run {
  /** Name of one suite. */
  only?: string | undefined;
  filters?: string[];
  isFull?: boolean;
  /** True to run only tests of files that differ from the branch `main`. */
  isChanged?: boolean;
  isCI?: boolean;
  /** `main`, to compare with, if this clone has it. */
  base?: string | undefined;
  /** Paths that differ from it. */
  changed?: () => string[];
}

/** Tests that a run includes. */
interface Choice {
  suites: readonly string[];
  /** Filters of every suite, but of these where they have their own. */
  filters: string[];
  unit?: string[];
  components?: string[];
  /** True if the suite of the specification runs only its tests of calls. */
  isShort?: boolean;
}

/** Chooses the suites of a run; `tools/test.ts` lists the tests of each command. Throws a `UserError` if there are none. */
export function chooseSuites(run: Run): Choice {
  const { only, filters = [], isFull, isChanged, isCI, base, changed = () => [] } = run;
  if (only !== undefined) {
    const named = suites.filter((suite) => suite === only);
    if (named.length > 0) return { suites: named, filters };
    throw new UserError(`There is no suite "${only}". There are: ${suites.join(', ')}.`);
  }
  if (isChanged && !base) throw new UserError('There is no branch main to compare with.');
  if (isFull) return { suites, filters };
  const usual = suites.filter((suite) => !longSuites.includes(suite));
  if (!base || (isCI && !isChanged)) return { suites: usual, filters };
  const affected = [changedSince(base)];
  const visible = changed().some((path) => /^web\/src\/ui\/|\.css$/.test(path));
  if (isChanged) {
    const cheap = ['checks', 'unit', 'components', ...(visible ? ['states'] : [])];
    return { suites: cheap, filters, unit: affected, components: affected };
  }
  const short = usual.filter((suite) => suite !== 'states' || visible);
  return { suites: short, filters, components: affected, isShort: true };
}
