import { z } from 'zod';

/** Field of an answer that a request cannot change: accepted with any value. */
const ignored = z.unknown().optional().meta({ description: 'Ignored: it comes from an answer.' });

/**
 * Returns the input for an object that clients have from an answer, so that they can send it back whole: the fields
 * that only the answer has are accepted and dropped, and other unknown fields are refused.
 */
export function takesBack<Input extends z.ZodObject, Answer extends z.ZodObject>(
  input: Input,
  answer: Answer,
): z.ZodType<
  z.output<Input>,
  z.input<Input> & { [Name in Exclude<keyof Answer['shape'], keyof Input['shape']>]?: unknown }
> {
  const names = Object.keys(answer.shape).filter((name) => !Object.hasOwn(input.shape, name));
  const drop = (sent: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)));
  return input
    .safeExtend(Object.fromEntries(names.map((name) => [name, ignored])))
    .transform(drop) as never;
}
