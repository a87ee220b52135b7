import type { ProblemCode, ProblemDetails } from './problems.ts';

/** An expected failure, as a value: its code stands in the return type of what can refuse. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  readonly problem: Code;
  /** For people: the specification's server message. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: ProblemDetails;
}

/** Makes a refusal. */
export function problem<const Code extends ProblemCode>(
  code: Code,
  message: string,
  more: Pick<Problem, 'fields' | 'details'> = {},
): Problem<Code> {
  return { problem: code, message, ...more };
}

export function isProblem<T>(
  value: T,
): value is unknown extends T ? T & Problem : Extract<T, Problem> {
  return typeof value === 'object' && value !== null && 'problem' in value && 'message' in value;
}
