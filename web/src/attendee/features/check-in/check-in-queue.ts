import { checkIn } from '@wine-walk/common/api/check-in.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { Delivery } from '../../../platform/delivery-queue/delivery.ts';
import { DeliveryQueue } from '../../../platform/delivery-queue/delivery-queue.ts';
import type { QueueEnvironment } from '../../../platform/delivery-queue/environment.ts';
import { api } from '../../../platform/session/api.ts';
import { type CheckInAttempt, checkInAttempt, checkInBody } from './attempt.ts';

export type CheckInResponse = ResponseOf<typeof checkIn>;
export type CheckInDelivery = Delivery<CheckInAttempt, CheckInResponse>;

/** A person's check-ins from the press to the server's answer. */
export class CheckInQueue extends DeliveryQueue<CheckInAttempt, CheckInResponse> {
  constructor(environment: QueueEnvironment) {
    super(environment, {
      payload: checkInAttempt,
      deliver: (entry) => {
        const body = checkInBody(entry, environment.clock.now());
        return api(checkIn, { body, idempotencyKey: entry.key });
      },
    });
  }
}
