import type { FieldProblem } from '@wine-walk/common/api/contract/problems.ts';
import { staffMessage } from '../../session/portal-texts.ts';

/** Returns why fields of a line are invalid, each after its name as the screen calls it. */
export function fieldProblemsText(
  fields: readonly { name: string; problem: FieldProblem }[],
  names: Readonly<Record<string, string>>,
): string {
  return fields
    .map(({ name, problem }) => `${names[name] ?? name}: ${staffMessage(problem)}`)
    .join(' ');
}
