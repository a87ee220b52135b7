import { createContext } from 'react';
import type { CheckInDelivery, CheckInQueue } from '../check-in-queue.ts';

export interface Queued {
  queue: CheckInQueue;
  /** Those to be sent and those refused, the earliest first. */
  deliveries: readonly CheckInDelivery[];
  isSessionExpired: boolean;
}

export const QueuedContext = createContext<Queued | null>(null);
