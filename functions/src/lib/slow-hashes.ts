import { limitedQueue } from './limited-queue.ts';

/**
 * Queue of all slow hashes of this instance. Node computes them in 4 threads that DNS and files need as well, so two are
 * free for other calls. 16 wait for at most two seconds.
 */
export const queueSlowHash = limitedQueue({ running: 2, waiting: 16 });
