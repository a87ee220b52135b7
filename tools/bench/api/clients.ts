/** One thing that a client does and waits for. */
export type Job = () => Promise<unknown>;

/** Milliseconds that each job took, as many clients taking the next one each as soon as theirs is done. */
export async function latencies(jobs: readonly Job[], clients: number): Promise<number[]> {
  const waiting = [...jobs];
  const taken: number[] = [];
  const client = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const start = performance.now();
      await job();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return taken;
}

/** Asks for what is at an address, as whose token this is, and reads it to its end. Throws a refusal. */
export async function fetchOk(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
}
