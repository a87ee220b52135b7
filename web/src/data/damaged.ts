import type { z } from 'zod';

/** A stored document that has not its shape: no repeat helps, somebody has to mend it. `code` names its collection. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  readonly code: string;

  constructor(path: string, { issues }: z.ZodError) {
    super(`unreadable document ${path} ${issues.map((each) => each.path.join('.')).join(', ')}`);
    this.code = `unreadable ${path.split('/').at(-2)}`;
  }
}

const logged = new Set<string>();

/** The error of a document that has not its shape; each is in the console once. */
export function damaged(path: string, problem: z.ZodError): DamagedError {
  const error = new DamagedError(path, problem);
  if (!logged.has(error.message)) console.error(error.message);
  logged.add(error.message);
  return error;
}
