/** Stored document that its schema cannot read: retries do not help. `code` names its collection. */
export class InvalidDocumentError extends Error {
  override readonly name = 'DamagedError';
  readonly code: string;

  constructor(path: string, invalidFields: readonly string[]) {
    super(`unreadable document ${path} ${invalidFields.join(', ')}`);
    this.code = `unreadable ${path.split('/').at(-2)}`;
  }
}

const logged = new Set<string>();

/** Returns the error of a document with invalid fields; logs each once, none without such fields. */
export function reportInvalidFields(
  path: string,
  invalidFields: readonly string[],
): InvalidDocumentError {
  const error = new InvalidDocumentError(path, invalidFields);
  if (invalidFields.length === 0 || logged.has(error.message)) return error;
  logged.add(error.message);
  console.error(error.message);
  return error;
}
