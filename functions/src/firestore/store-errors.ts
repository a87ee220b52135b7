/** gRPC codes of an unavailable database: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED (quota), UNAVAILABLE. */
const codes: ReadonlySet<unknown> = new Set([4, 8, 14]);

/** True if Firestore or Auth could not be reached or had no quota left: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  const code = (error as { code?: unknown } | null)?.code;
  return codes.has(code) || code === 'app/network-error' || code === 'app/network-timeout';
}

/** Dependency of the API, named in the message, that cannot be reached: a retry may succeed. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** Commit that conflicted too often and wrote nothing: a retry may succeed. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Stored document that fails its schema, with the invalid fields: a retry does not help. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';

  /** Path of the document. */
  readonly path: string;
  readonly fields: readonly string[];

  constructor(path: string, fields: readonly string[]) {
    super(`${path} has invalid fields: ${fields.join(', ')}`);
    this.path = path;
    this.fields = fields;
  }
}
