import { limitedQueue } from './limited-queue.ts';

/**
 * Queue of all slow hashes of this instance. Node computes them in 4 threads that DNS and files need as well, so two are
 * free for other calls. 16 wait, for two seconds if hashes take 0.2 s each, and never longer than five.
 */
export const queueSlowHash = limitedQueue({ running: 2, waiting: 16, waitingMs: 5000 });
