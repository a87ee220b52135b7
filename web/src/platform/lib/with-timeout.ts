/**
 * Returns the result of `work`, or rejects with a TimeoutError after this many milliseconds. For work without
 * a timeout, such as IndexedDB or Firebase token refresh.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('It took too long.', 'TimeoutError'));
    const timer = setTimeout(late, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
