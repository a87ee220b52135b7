import type { z } from 'zod';

/** Stored document that fails its schema: retries do not help. `code` names its collection. */
export class InvalidDocumentError extends Error {
  override readonly name = 'DamagedError';
  readonly code: string;

  constructor(path: string, { issues }: z.ZodError) {
    super(`unreadable document ${path} ${issues.map((issue) => issue.path.join('.')).join(', ')}`);
    this.code = `unreadable ${path.split('/').at(-2)}`;
  }
}

const logged = new Set<string>();

/** Returns the error of an invalid document; logs each once. */
export function reportInvalidDocument(path: string, problem: z.ZodError): InvalidDocumentError {
  const error = new InvalidDocumentError(path, problem);
  if (!logged.has(error.message)) console.error(error.message);
  logged.add(error.message);
  return error;
}
