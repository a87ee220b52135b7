import type { AnnouncementUrgency } from '@wine-walk/common/model/announcements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../tests/support/api/client.ts';
import { signIn } from '../../tests/support/api/people.ts';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { stack } from '../../tests/support/stack.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { type Autopush, startAutopush } from './autopush.ts';
import { openFirefox } from './firefox.ts';
import { registerAsNew } from './steps.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const { notifications } = englishTexts;

let service: Autopush;
beforeAll(async () => {
  service = await startAutopush();
});
afterAll(() => service.close());

async function announce(message: string, urgency: AnnouncementUrgency): Promise<void> {
  const body = { username: 'admin', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  const { status, text } = await call('POST', `/api/admin/events/${demoEventId}/announcements`, {
    token: await signIn(json.sessionId),
    body: { title: 'Storm', message, urgency },
  });
  if (status !== 200) throw new Error(`Not announced: ${text}`);
}

/** Texts of the notifications that the browser shows for the app. */
const shownOn = (visitor: Visitor) =>
  visitor.call(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ body }) => body);
  }, null);

/** Number of subscriptions of this test that the server has. */
const subscriptions = async () => {
  const database = await openDatabase(stack.ports);
  const { docs } = await database.collection('pushSubscriptions').get();
  return docs.filter((each) => String(each.get('endpoint')).startsWith(service.origin)).length;
};

test('shows an urgent announcement once after notifications were turned on, in Firefox, and forgets its subscription when it is gone', async () => {
  const driver = await openFirefox(stack.url, service.url);
  try {
    const visitor = visitorOf(driver, 'firefox');
    await registerAsNew(visitor);
    await visitor.open(`${stack.url}/profile/settings`);
    const switchOn = { group: notifications.legend, role: 'radio', name: notifications.switchedOn };
    await visitor.click(switchOn);
    await visitor.see({ ...switchOn, isChecked: true });
    await expect.poll(subscriptions, { timeout: 20_000 }).toBe(1);

    await announce('Go inside.', 'urgent');
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => shownOn(visitor), { timeout: 30_000 }).toEqual(['Go inside.']);
    expect(service.received).toEqual([
      expect.objectContaining({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '1800' }),
    ]);
    await expect.poll(() => service.receipts.map(({ code }) => code)).toEqual([100]);
    await visitor.screenshot('push');

    service.forget();
    await announce('Stay inside.', 'safety');
    await expect.poll(subscriptions, { timeout: 30_000 }).toBe(0);
    expect(service.received).toHaveLength(1);
  } finally {
    await driver.close();
  }
});
