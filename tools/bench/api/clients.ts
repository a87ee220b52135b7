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
