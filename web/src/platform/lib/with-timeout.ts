/**
 * What `work` comes to; rejects with a TimeoutError where that takes longer than so many milliseconds. For what has no
 * deadline of its own: a database of the device, or Firebase's fetching of a token, may never answer.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('It took too long.', 'TimeoutError'));
    const timer = setTimeout(late, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
