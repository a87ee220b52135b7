import { createContext } from 'react';
import type { CheckInDelivery, CheckInQueue } from '../check-in-queue.ts';

export interface Queued {
  queue: CheckInQueue;
  /** Waiting and rejected deliveries, oldest first. */
  deliveries: readonly CheckInDelivery[];
  isSessionExpired: boolean;
}

export const QueuedContext = createContext<Queued | null>(null);
