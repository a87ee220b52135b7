import type { z } from 'zod';

/**
 * Returns a sentence for an issue whose schema has no message of its own. Every parse of input passes it as its error
 * map, so that no answer or screen has the wording of zod.
 */
export const issueSentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected, issue.input);
    case 'too_small':
      return tooSmallSentence(issue);
    case 'too_big':
      return tooBigSentence(issue);
    case 'invalid_value':
      return choiceSentence(issue.values);
    case 'invalid_format':
      return formatSentence(issue.format);
    case 'not_multiple_of': {
      const { divisor } = issue;
      return `Use steps of ${divisor}.`;
    }
    case 'invalid_union':
      return unionSentence(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? notValid;
    case 'unrecognized_keys':
      return 'Unknown field.';
    default:
      return notValid;
  }
};

const notValid = 'This isn’t valid.';
const missing = 'Please fill this in.';
const textKinds: ReadonlySet<string> = new Set(['string', 'nonoptional']);

function typeSentence(expected: string, input: unknown): string {
  if (input === undefined || (input === null && textKinds.has(expected))) return missing;
  switch (expected) {
    case 'string':
      return 'This must be text.';
    case 'number':
      return 'Enter a number.';
    case 'int':
      return 'Enter a whole number.';
    case 'boolean':
      return 'This must be true or false.';
    case 'array':
      return 'This must be a list.';
    case 'object':
    case 'record':
      return 'This must be an object with fields.';
    default:
      return notValid;
  }
}

function tooSmallSentence(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, minimum } = issue;
  if (origin === 'string')
    return Number(minimum) === 1 ? missing : `Use at least ${minimum} characters.`;
  if (isNumber(origin))
    return issue.inclusive ? `Enter ${minimum} or more.` : `Enter more than ${minimum}.`;
  return Number(minimum) === 1 ? 'Choose at least one.' : `Add at least ${minimum}.`;
}

function tooBigSentence(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const { origin, maximum } = issue;
  if (origin === 'string') return `Use at most ${maximum} characters.`;
  if (isNumber(origin))
    return issue.inclusive ? `Enter ${maximum} or less.` : `Enter less than ${maximum}.`;
  return `Add at most ${maximum}.`;
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);

function choiceSentence(values: readonly unknown[]): string {
  const choices = values.join(', ');
  return values.length === 1 ? `This must be ${choices}.` : `Choose one of these: ${choices}.`;
}

function formatSentence(format: string): string {
  if (format === 'email') return 'Please enter a valid email address.';
  if (format === 'datetime') return 'Please enter a date and time.';
  return notValid;
}

/** Returns the choices of a discriminator, or the message of the last alternative if it is about the whole value. */
function unionSentence(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (Array.isArray(issue.options)) return choiceSentence(issue.options);
  const last = issue.errors.at(-1)?.[0];
  return last?.path.length === 0 ? last.message : notValid;
}
