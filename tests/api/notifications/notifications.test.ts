import type { AnnouncementUrgency } from '@wine-walk/common/model/announcements.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import {
  beginNotification,
  deliverDueNotifications,
} from '../../../functions/src/modules/notifications/deliver.ts';
import { walletChannels } from '../../../functions/src/modules/wallets/notify.ts';
import { newPushKeys } from '../../../tools/shared/push-keys.ts';
import { at, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { jonah, maya, participantOf } from '../../support/api/fixtures/event-fixture.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { walletKeys, walletSettings } from '../../support/api/wallet-certificates.ts';
import { startApplePush, startGoogleWallet } from '../../support/api/wallet-servers.ts';
import { type PushService, startPushService } from '../../support/push-service.ts';
import { registeredPerson } from '../../support/registration-record.ts';

const catcher = useMailCatcher();
const api = await staffApi();
const vapid = newPushKeys();
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  Object.assign(process.env, vapid);
});
afterAll(async () => {
  for (const name of Object.keys(vapid)) delete process.env[name];
  await service.close();
});

const seedPeople = (...people: ReturnType<typeof registeredPerson>[]) =>
  seed({
    'events/autumn': event,
    'participants/maya': maya,
    'participants/jonah': { ...jonah, registrations: { autumn: 'R-jonah' } },
    ...Object.fromEntries(people),
  });

beforeEach(async () => {
  service.received.length = 0;
  await seedPeople(
    registeredPerson('maya'),
    registeredPerson('jonah', { waiverVersion: '2026-11-es' }),
    registeredPerson('ana'),
    registeredPerson('paper', { email: '' }),
    registeredPerson('gone', { status: 'cancelled' }),
  );
});

const subscribe = (who: 'attendee' | 'other attendee', browser: string, status?: number) =>
  api.as(who, 'POST', '/api/push/subscriptions', { body: service.subscribe(browser, status) });
const announce = async (
  urgency: AnnouncementUrgency = 'urgent',
  title = 'Storm',
  message = 'Go inside.',
) => {
  const { json } = await api.as('admin', 'POST', '/api/admin/events/autumn/announcements', {
    body: {
      title,
      message,
      titleIn: { ...inNoLanguage, es: 'Tormenta' },
      messageIn: { ...inNoLanguage, es: 'Entra.' },
      urgency,
    },
  });
  return `announcement-${json.id}`;
};
const begin = (id: string, now = Date.now()) => beginNotification(id, { now, wallets: [] });
const channels = async (id: string) =>
  Object.fromEntries(
    (await storedIn('notificationDeliveries'))
      .filter(({ notificationId }) => notificationId === id)
      .map(({ participantId, channel }) => [participantId, channel]),
  );
const mailed = async () => {
  await deliverDueMails(Date.now());
  return catcher.mails.map(({ to, subject }) => `${String(to)}: ${subject}`).toSorted();
};

describe.skipIf(isPacked)('urgent announcement', () => {
  it('reaches each person once by the best channel that they have', async () => {
    await subscribe('attendee', 'phone');
    const id = await announce();
    await Promise.all([begin(id), begin(id)]);
    await deliverDueNotifications({ now: Date.now(), wallets: [] });
    expect(await channels(id)).toEqual({ maya: 'push', jonah: 'mail', ana: 'mail', paper: 'app' });
    expect(service.received.map(({ browser, content }) => [browser, content])).toEqual([
      [
        'phone',
        {
          web_push: 8030,
          notification: {
            title: 'Storm',
            body: 'Go inside.',
            lang: 'en',
            navigate: expect.stringMatching(/\/$/),
            tag: id,
          },
        },
      ],
    ]);
    expect(service.received[0]?.headers).toMatchObject({
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(await mailed()).toEqual(['ana@example.com: Storm', 'jonah@example.com: Tormenta']);
  });

  it('shows the icon in the color of the organization in a browser', async () => {
    await change('organization/current', {
      version: 1,
      createdAt: at,
      updatedAt: at,
      name: 'Harlow Main Street',
      accentColor: '#14532d',
    });
    await subscribe('attendee', 'phone');
    await begin(await announce());
    expect(service.received[0]?.content).toMatchObject({
      notification: { icon: expect.stringMatching(/\/api\/app-icons\/192-14532d\.png$/) },
    });
  });

  it('cuts no emoji of a long text in half for a browser', async () => {
    await subscribe('attendee', 'phone');
    await begin(await announce('urgent', 'Storm', `${'a'.repeat(499)}🍷`));
    expect(service.received[0]?.content).toMatchObject({ notification: { body: 'a'.repeat(499) } });
  });

  it('reaches the others when a browser has keys that nothing can be encrypted for', async () => {
    const body = service.subscribe('phone');
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    await api.as('attendee', 'POST', '/api/push/subscriptions', {
      body: { ...body, keys: { ...body.keys, p256dh: offCurve } },
    });
    await subscribe('other attendee', 'tablet');
    const id = await announce('safety');
    const start = Date.now();
    await begin(id, start);
    expect(service.received.map(({ browser }) => browser)).toEqual(['tablet']);
    for (const minutes of [1, 3, 7])
      await deliverDueNotifications({ now: start + minutes * 60_000, wallets: [] });
    expect(await channels(id)).toEqual({ maya: 'mail', jonah: 'push', ana: 'mail', paper: 'app' });
  });

  it('sends no notification of an announcement that is not urgent', async () => {
    await announce('normal');
    expect(await storedIn('notifications')).toEqual([]);
  });

  it('notifies once when it is edited, and when a normal one becomes urgent', async () => {
    const id = await announce('normal');
    const path =
      `/api/admin/events/autumn/announcements/${id.replace('announcement-', '')}` as const;
    const edit = (urgency: AnnouncementUrgency, title: string) =>
      api.as('admin', 'PUT', path, { body: { title, message: 'Go inside.', urgency } });
    expect((await edit('urgent', 'Storm')).status).toBe(200);
    await begin(id);
    expect((await edit('safety', 'Storm, go inside')).status).toBe(200);
    expect(await storedIn('notifications')).toHaveLength(1);
  });

  it('sends no notification of an announcement that was withdrawn before', async () => {
    const id = await announce();
    await api.as(
      'admin',
      'DELETE',
      `/api/admin/events/autumn/announcements/${id.replace('announcement-', '')}`,
    );
    await begin(id);
    expect(await channels(id)).toEqual({});
  });

  it('leaves the fourth of an evening to the app, unless it is about safety', async () => {
    await subscribe('attendee', 'phone');
    for (const title of ['One', 'Two', 'Three']) {
      const id = await announce('urgent', title);
      await begin(id);
    }
    const fourth = await announce('urgent', 'Four');
    await begin(fourth);
    expect(await channels(fourth)).toMatchObject({ maya: 'app', ana: 'app' });
    const safety = await announce('safety', 'Five');
    await begin(safety);
    expect(await channels(safety)).toMatchObject({ maya: 'push', ana: 'mail' });
    expect(service.received.map(({ content }) => content.notification.title)).toEqual([
      'One',
      'Two',
      'Three',
      'Five',
    ]);
  });

  it('counts the maximum of an evening per person, on any channel and for either registration', async () => {
    const email = 'maya@example.com';
    await seedPeople(
      registeredPerson('maya', { partyId: 'p1' }),
      registeredPerson('second', { partyId: 'p1', email, status: 'cancelled' }),
    );
    await begin(await announce('urgent', 'One'));
    await subscribe('attendee', 'tablet');
    await subscribe('attendee', 'phone');
    await begin(await announce('urgent', 'Two'));
    await change('registrations/R-maya', { status: 'cancelled' });
    await change('registrations/R-second', { status: 'active' });
    const third = await announce('urgent', 'Three');
    await begin(third);
    expect(await channels(third)).toEqual({ second: 'mail' });
    const fourth = await announce('urgent', 'Four');
    await begin(fourth);
    expect(await channels(fourth)).toEqual({ second: 'app' });
    expect(service.received.map(({ browser }) => browser)).toEqual(['phone']);
  });

  it('notifies a person with two registrations in one group once', async () => {
    await seedPeople(
      registeredPerson('maya', { partyId: 'p1' }),
      registeredPerson('guest', { partyId: 'p1', email: 'Maya+guest@example.com' }),
    );
    await subscribe('attendee', 'phone');
    const id = await announce();
    await begin(id);
    expect(await channels(id)).toEqual({ maya: 'push' });
    expect(await storedIn('mails')).toEqual([]);
  });

  it('notifies each browser of people who share an email about safety, and the mailbox of none', async () => {
    const email = 'maya@example.com';
    const shared = { partyId: 'p1', email };
    await seedPeople(
      registeredPerson('maya', shared),
      registeredPerson('jonah', shared),
      registeredPerson('third', shared),
    );
    await subscribe('attendee', 'phone');
    await subscribe('other attendee', 'tablet');
    const safety = await announce('safety');
    await begin(safety);
    expect(await channels(safety)).toEqual({ maya: 'push', jonah: 'push' });
  });

  it.each([
    ['', null],
    [' that is confirmed', '2026-01-01T00:00:00.000Z'],
  ])(
    'mails the owner of an email%s, also if a stranger with it has a browser',
    async (_, emailProvenAt) => {
      const email = 'ana@example.com';
      await seedPeople(
        registeredPerson('ana', { emailProvenAt }),
        registeredPerson('maya', { email }),
      );
      await subscribe('attendee', 'phone');
      const id = await announce();
      await begin(id);
      expect(await channels(id)).toEqual({ ana: 'mail', maya: 'push' });
    },
  );

  it('notifies an owner with two confirmed registrations once', async () => {
    const emailProvenAt = '2026-01-01T00:00:00.000Z';
    await seedPeople(
      registeredPerson('maya', { emailProvenAt }),
      registeredPerson('second', { email: 'maya@example.com', emailProvenAt }),
    );
    await subscribe('attendee', 'phone');
    const id = await announce();
    await begin(id);
    expect(await channels(id)).toEqual({ maya: 'push' });
  });

  it('leaves people beyond the daily limit of mails to the app, since the news is old tomorrow', async () => {
    vi.stubEnv('MAIL_DAILY_LIMIT', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const id = await announce();
    await begin(id);
    expect(Object.values(await channels(id)).toSorted()).toEqual(['app', 'app', 'app', 'mail']);
    expect(await storedIn('mails')).toHaveLength(1);
    const next = await announce('safety', 'Flood');
    await begin(next);
    expect(new Set(Object.values(await channels(next)))).toEqual(new Set(['app']));
    expect(await storedIn('mails')).toHaveLength(1);
  });

  it('mails before what waits for the days after', async () => {
    vi.stubEnv('MAIL_DAILY_LIMIT', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    await change('mails/tomorrow', {
      kind: 'reminder',
      state: 'queued',
      nextAttemptAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const id = await announce();
    await begin(id);
    expect(Object.values(await channels(id))).toContain('mail');
  });

  it('sends no notification later than two hours after the end', async () => {
    await subscribe('attendee', 'phone');
    const endedAt = Date.now() - 2 * 3_600_000;
    await change('events/autumn', { endTime: new Date(endedAt).toISOString() });
    const id = await announce('safety');
    await begin(id);
    expect(service.received).toEqual([]);
    expect(await channels(id)).toEqual({});
  });
});

describe.skipIf(isPacked)('browser unknown to the push service', () => {
  it.each([404, 410])('deletes the subscription after %i, and mails the person', async (status) => {
    await subscribe('attendee', 'old', status);
    const id = await announce();
    await begin(id);
    expect(await channels(id)).toMatchObject({ maya: 'mail' });
    expect(await storedIn('pushSubscriptions')).toEqual([]);
  });

  it('notifies the earlier browser if the latest is gone', async () => {
    await subscribe('attendee', 'phone');
    await subscribe('attendee', 'old', 410);
    const id = await announce();
    await begin(id);
    expect(await channels(id)).toMatchObject({ maya: 'push' });
    expect(service.received.map(({ browser }) => browser)).toEqual(['phone']);
  });

  it('retries while the push service is down, then mails the person', async () => {
    await subscribe('attendee', 'busy', 503);
    const id = await announce();
    const start = Date.now();
    await begin(id, start);
    const path = `notificationDeliveries/${id}_R-maya`;
    expect(await stored(path)).toMatchObject({ channel: 'push', attempts: 1 });
    for (const minutes of [1, 3, 7]) {
      await deliverDueNotifications({ now: start + minutes * 60_000, wallets: [] });
    }
    expect(await stored(path)).toMatchObject({ channel: 'mail', attempts: 4, nextAttemptAt: null });
  });

  it('sends a browser nothing after its session ended', async () => {
    await subscribe('attendee', 'phone');
    await change('participants/maya', { generation: 7 });
    const id = await announce();
    await begin(id);
    expect(service.received).toEqual([]);
    expect(await channels(id)).toMatchObject({ maya: 'mail' });
  });
});

describe.skipIf(isPacked)('passes in wallets', () => {
  beforeEach(() => void Object.assign(process.env, walletSettings));
  afterEach(() => {
    for (const name of Object.keys(walletSettings)) delete process.env[name];
  });
  const addApplePass = () =>
    change('walletDevices/d1_R-maya', {
      submissionId: 'R-maya',
      participantId: 'maya',
      eventId: 'autumn',
      deviceId: 'd1',
      pushToken: 'beef01',
      expiresAt: '2099-01-01T00:00:00.000Z',
    });

  it('notifies passes in wallets instead of browsers and mails', async () => {
    await subscribe('attendee', 'phone');
    await addApplePass();
    const apple = await startApplePush();
    const issuer = walletSettings.GOOGLE_WALLET_ISSUER_ID;
    const google = await startGoogleWallet(walletKeys.publicKey, 200, {
      resources: [
        { id: `${issuer}.R-jonah`, hasUsers: true },
        { id: `${issuer}.R-ana`, hasUsers: false },
      ],
    });
    const id = await announce();
    const wallets = walletChannels(Date.now(), { applePush: apple.origin, google: google.origins });
    await beginNotification(id, { now: Date.now(), wallets });
    expect(await channels(id)).toEqual({
      maya: 'apple',
      jonah: 'google',
      ana: 'mail',
      paper: 'app',
    });
    expect(apple.received.map(({ path }) => path)).toEqual(['/3/device/beef01']);
    expect(google.received.map(({ path, values }) => [path, values])).toEqual([
      [`GET /walletobjects/v1/eventTicketObject?classId=${issuer}.autumn`, undefined],
      [
        `POST /walletobjects/v1/eventTicketObject/${issuer}.R-jonah/addMessage`,
        { message: { id, header: 'Tormenta', body: 'Entra.', messageType: 'TEXT_AND_NOTIFY' } },
      ],
    ]);
    expect(service.received).toEqual([]);
  });

  it('notifies the browser when Apple no longer knows the device', async () => {
    await subscribe('attendee', 'phone');
    await addApplePass();
    const apple = await startApplePush(() => ({ status: 410, reason: 'Unregistered' }));
    const google = await startGoogleWallet(walletKeys.publicKey, 404);
    const id = await announce();
    const wallets = walletChannels(Date.now(), { applePush: apple.origin, google: google.origins });
    await beginNotification(id, { now: Date.now(), wallets });
    expect(await channels(id)).toMatchObject({ maya: 'push' });
    expect(service.received).toHaveLength(1);
    expect(await storedIn('walletDevices')).toEqual([]);
  });

  it('counts passes and browsers together for the maximum of an evening', async () => {
    await subscribe('attendee', 'phone');
    await addApplePass();
    let isGone = false;
    const apple = await startApplePush(() =>
      isGone ? { status: 410, reason: 'Unregistered' } : undefined,
    );
    const google = await startGoogleWallet(walletKeys.publicKey, 404);
    const wallets = walletChannels(Date.now(), { applePush: apple.origin, google: google.origins });
    const channelAfter = async (urgency: AnnouncementUrgency, title: string) => {
      const id = await announce(urgency, title);
      await beginNotification(id, { now: Date.now(), wallets });
      return (await channels(id)).maya;
    };
    expect(await channelAfter('urgent', 'One')).toBe('apple');
    expect(await channelAfter('urgent', 'Two')).toBe('apple');
    isGone = true;
    expect(await channelAfter('urgent', 'Three')).toBe('push');
    expect(await channelAfter('urgent', 'Four')).toBe('app');
    expect(await channelAfter('safety', 'Five')).toBe('push');
    expect(service.received.map(({ content }) => content.notification.title)).toEqual([
      'Three',
      'Five',
    ]);
  });
});

describe('POST /api/push/subscriptions', () => {
  it.each([
    'https://metadata.google.internal/computeMetadata/v1/',
    'http://10.0.0.7/push',
    'https://fcm.googleapis.com.example.org/push',
  ])('refuses to send to %s', async (endpoint) => {
    const body = { ...service.subscribe('phone'), endpoint };
    const answer = await api.as('attendee', 'POST', '/api/push/subscriptions', { body });
    expect([answer.status, answer.json.code]).toEqual([422, 'push-service-unknown']);
  });

  it('keeps the five browsers that subscribed last', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'f']) await subscribe('attendee', name);
    expect(
      (await storedIn('pushSubscriptions')).map(({ endpoint }) => endpoint.at(-1)).toSorted(),
    ).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('gives a browser to the participant who subscribed last, whom alone can unsubscribe it', async () => {
    const body = service.subscribe('shared');
    await api.as('attendee', 'POST', '/api/push/subscriptions', { body });
    const { json } = await api.as('other attendee', 'POST', '/api/push/subscriptions', { body });
    const path = `/api/push/subscriptions/${json.id}` as const;
    await api.as('attendee', 'DELETE', path);
    expect(await storedIn('pushSubscriptions')).toEqual([
      expect.objectContaining({ participantId: 'jonah' }),
    ]);
    await api.as('other attendee', 'DELETE', path);
    expect(await storedIn('pushSubscriptions')).toEqual([]);
  });
});

describe.skipIf(isPacked)('500 browsers', () => {
  it('notifies each browser once', async () => {
    const uids = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const now = new Date().toISOString();
    await seed({
      'events/autumn': event,
      ...Object.fromEntries(
        uids.flatMap((uid) => [
          registeredPerson(uid),
          [`participants/${uid}`, { ...participantOf(uid, uid), generation: 0 }] as const,
          [
            `pushSubscriptions/${uid}`,
            {
              participantId: uid,
              endpoint: service.subscribe(uid).endpoint,
              ...service.subscribe(uid).keys,
              session: { generation: 0, sessionId: uid },
              subscribedAt: now,
              expiresAt: '2099-01-01T00:00:00.000Z',
            },
          ] as const,
        ]),
      ),
    });
    const id = await announce();
    await Promise.all([
      begin(id),
      begin(id),
      deliverDueNotifications({ now: Date.now(), wallets: [] }),
    ]);
    expect(new Set(service.received.map(({ browser }) => browser)).size).toBe(500);
    expect(service.received).toHaveLength(500);
  });
});
