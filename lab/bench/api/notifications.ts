import { setTimeout as sleep } from 'node:timers/promises';
import { startPushService } from '../../../tests/support/push-service.ts';
import { post } from '../../../tests/support/stress/target.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, quantile } from '../metric.ts';
import {
  cashForms,
  latencies,
  registerAttendees,
  requireSuccess,
  signInAdmin,
} from './requests.ts';
import { serve } from './served.ts';

const browsers = 500;
/** Requests at once while people register and subscribe. */
const clients = 10;
const timeoutMs = 60_000;

/**
 * Measures an urgent announcement to 500 subscribed browsers: time from the request of staff until a push service has the
 * message, sent by the trigger of the stack.
 */
export async function measureNotifications(ports: Ports): Promise<Metric[]> {
  await openDatabase(ports);
  await using api = await serve('built-api');
  const { at } = api;
  const service = await startPushService();
  try {
    const attendees = await registerAttendees(at, cashForms(browsers));
    // Only the stack has keys for Web Push.
    const app = `http://${host}:${ports.hosting}`;
    const subscribe = ({ uid, token }: (typeof attendees)[number]) =>
      requireSuccess(
        post('/api/push/subscriptions', { at: app, token, body: service.subscribe(uid) }),
      );
    await latencies(
      attendees.map((attendee) => () => subscribe(attendee)),
      clients,
    );
    const token = await signInAdmin(at);
    const start = performance.now();
    const body = { title: 'Storm', message: 'Please go inside.', urgency: 'urgent' };
    await requireSuccess(
      post(`/api/admin/events/${demoEventId}/announcements`, { at: app, token, body }),
    );
    while (service.received.length < browsers && performance.now() - start < timeoutMs)
      await sleep(50);
    const times = new Map<string, number>();
    for (const { browser, receivedAt } of service.received.toReversed())
      times.set(browser, receivedAt - start);
    return [
      {
        name: `Urgent announcement to ${browsers} subscribed browsers: 95% of them`,
        value: times.size < browsers ? Number.NaN : quantile([...times.values()], 0.95),
        unit: 'ms',
        budget: 10_000,
      },
      {
        name: 'The same: messages sent twice',
        value: service.received.length - times.size,
        unit: '',
        budget: 0,
      },
    ];
  } finally {
    await service.close();
  }
}
