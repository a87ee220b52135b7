/** gRPC codes of a database that cannot answer now: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED (quota), UNAVAILABLE. */
const codes: ReadonlySet<unknown> = new Set([4, 8, 14]);

/** Whether Firestore or Auth could not be reached, or had no quota left: the same request can succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  const code = (error as { code?: unknown } | null)?.code;
  return codes.has(code) || code === 'app/network-error' || code === 'app/network-timeout';
}

/** What the API rests on, named by the message, cannot be reached: the same request can succeed later. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** Others wrote the same all the time: nothing was written, and the same request can succeed later. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** A document that has not its shape, and by which fields: no repeat of the request helps. */
export class InvalidDocumentError extends Error {
  override readonly name = 'UnreadableError';

  constructor(path: string, fields: readonly string[]) {
    super(`${path} has not its shape: ${fields.join(', ')}`);
  }
}
