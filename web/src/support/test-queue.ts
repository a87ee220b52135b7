import { z } from 'zod';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import type { DeliveryEvent, QueueEntry } from '../platform/delivery-queue/delivery.ts';
import { DeliveryQueue } from '../platform/delivery-queue/delivery-queue.ts';
import type { QueueEnvironment } from '../platform/delivery-queue/environment.ts';
import { fakeEnvironment, settle } from './memory-queue.ts';

export const payload = z.object({ place: z.string() });
type Place = z.infer<typeof payload>;
export const apiError = (status: number, code: string, more: object = {}, headers = {}) =>
  new ApiError(
    new Response(null, { status, headers }),
    JSON.stringify({ code, message: `${code}.`, ...more }),
  );
export const offline = () => new NetworkError('offline', 'The server could not be reached.');
export const trouble = () => apiError(500, 'unexpected');

/** Fake server with responses set by the test, which records the requests. */
export function fakeServer() {
  const requests: QueueEntry<Place>[] = [];
  const server = {
    asked: requests,
    answer: async (entry: QueueEntry<Place>): Promise<string> => `in at ${entry.payload.place}`,
    keys: () => requests.map(({ key }) => key),
  };
  return server;
}

export function openTab(environment: QueueEnvironment, server: ReturnType<typeof fakeServer>) {
  const queue = new DeliveryQueue<Place, string>(environment, {
    payload,
    deliver: async (entry) => {
      server.asked.push(entry);
      return server.answer(entry);
    },
  });
  const events: DeliveryEvent<Place, string>[] = [];
  queue.watch((event) => events.push(event));
  const close = queue.subscribe(() => undefined);
  const states = () => queue.getSnapshot().deliveries.map(({ state }) => state);
  return { queue, events, states, close };
}

export async function signedInTab(device = fakeEnvironment(), server = fakeServer()) {
  const tab = openTab(device.environment, server);
  tab.queue.setOwner('maya', true);
  await settle();
  return { ...tab, device, server };
}
