/** Delays before the retries, in milliseconds. */
const delaysMs = [5_000, 30_000, 120_000];

/** Loads a module that is needed later; after a failure, such as without a connection, three times more. */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}
