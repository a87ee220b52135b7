import { deviceClock } from '../../data/delivery-queue/clock.ts';
import { memoryLock, memoryStore } from '../memory-queue.ts';

/** What a queue needs of a device that always believes to be online, in memory. */
export const deviceEnvironment = () => ({
  store: memoryStore().store,
  lock: memoryLock().lock,
  clock: deviceClock,
  isOnline: () => true,
  wakeUps: () => () => undefined,
});
