import type { z } from 'zod';
import type { FieldProblem } from './problems.ts';

/**
 * Returns the code of an issue whose schema has none. Every parse of input passes it as its error map, so that each issue's
 * message is a code of the catalog `problems`.
 */
export const issueCode: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeCode(issue.expected, issue.input);
    case 'too_small':
      return tooSmallCode(issue);
    case 'too_big':
      return tooBigCode(issue);
    case 'invalid_value':
      return issue.values.length === 1 ? 'not-the-choice' : 'not-a-choice';
    case 'invalid_format':
      return formatCodes[issue.format] ?? notValid;
    case 'not_multiple_of':
      return 'wrong-step';
    case 'invalid_union':
      return unionCode(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? notValid;
    case 'unrecognized_keys':
      return 'unknown-field';
    default:
      return notValid;
  }
};

const notValid = 'not-valid';
const missing = 'required';
const textKinds: ReadonlySet<string> = new Set(['string', 'nonoptional']);

const typeCodes: Readonly<Record<string, string>> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'enter-whole-number',
  boolean: 'not-boolean',
  array: 'not-a-list',
  object: 'not-an-object',
  record: 'not-an-object',
};

const formatCodes: Readonly<Record<string, string>> = {
  email: 'enter-email',
  datetime: 'enter-date-and-time',
};

function typeCode(expected: string, input: unknown): string {
  if (input === undefined || (input === null && textKinds.has(expected))) return missing;
  return typeCodes[expected] ?? notValid;
}

function tooSmallCode(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, minimum } = issue;
  if (origin === 'string') return Number(minimum) === 1 ? missing : 'too-short';
  if (isNumber(origin)) return issue.inclusive ? 'too-low' : 'not-above';
  return Number(minimum) === 1 ? 'choose-at-least-one' : 'too-few';
}

function tooBigCode({ origin, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return 'too-long';
  if (isNumber(origin)) return inclusive ? 'too-high' : 'not-below';
  return 'too-many';
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);

/** Returns the code of a discriminator, or of the last alternative if it is about the whole value. */
function unionCode(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (Array.isArray(issue.options)) return 'not-a-choice';
  const last = issue.errors.at(-1)?.[0];
  return last?.path.length === 0 ? last.message : notValid;
}

/** Returns the problem of an issue: its code, with the limits or choices that its message names. */
export function fieldProblemOf(issue: z.core.$ZodIssue): FieldProblem {
  const details = issueDetails(issue);
  return { code: issue.message, ...(details && { details }) };
}

function issueDetails(issue: z.core.$ZodIssue): FieldProblem['details'] {
  switch (issue.code) {
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'not_multiple_of':
      return { step: issue.divisor };
    case 'invalid_value':
      return { choices: issue.values.join(', ') };
    case 'invalid_union': {
      const { options } = issue as { options?: unknown };
      if (Array.isArray(options)) return { choices: options.join(', ') };
      const last = issue.errors.at(-1)?.[0];
      return last?.path.length === 0 ? issueDetails(last) : undefined;
    }
    case 'custom':
      return issue.params;
    default:
      return undefined;
  }
}
