import type { z } from 'zod';

/** A stored document that has not its shape: no repeat helps, somebody has to mend it. `code` names its collection. */
export class InvalidDocumentError extends Error {
  override readonly name = 'DamagedError';
  readonly code: string;

  constructor(path: string, { issues }: z.ZodError) {
    super(`unreadable document ${path} ${issues.map((each) => each.path.join('.')).join(', ')}`);
    this.code = `unreadable ${path.split('/').at(-2)}`;
  }
}

const logged = new Set<string>();

/** The error of a document that has not its shape; each is in the console once. */
export function reportInvalidDocument(path: string, problem: z.ZodError): InvalidDocumentError {
  const error = new InvalidDocumentError(path, problem);
  if (!logged.has(error.message)) console.error(error.message);
  logged.add(error.message);
  return error;
}
